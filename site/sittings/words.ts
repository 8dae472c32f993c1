import { EVERY_DAY } from "./sitting.ts";

/** What a word of a text on consulting hours means to the grammar. */
export type Meaning =
  | { type: "days"; days: readonly number[] }
  | { type: "range" | "until" | "and" | "filler" | "oclock" | "appointment" }
  /** What is not read; "undoing" makes what stands beside it uncertain, too. */
  | { type: "doubt" | "undoing" | "next-day" }
  /** Takes days out: "except" the days that follow, "excepted" those before, "closed" either, "without" a sitting. */
  | { type: "except" | "excepted" | "closed" | "without" }
  | { type: "part"; part: PartOfDay }
  | { type: "half"; half: "am" | "pm" }
  | { type: "ordinal"; ordinal: number }
  | { type: "noon" | "midnight" };

export type PartOfDay = "dawn" | "morning" | "noon" | "afternoon" | "evening" | "night";

const WEEKDAY_WORDS = [
  "mon monday mondays തിങ്കൾ തിങ്കളാഴ്ച thinkal thinkalazhcha thinkalazcha thingal thingalazhcha",
  "tue tu tues tuesday tuesdays tuseday ചൊവ്വ ചൊവ്വാഴ്ച chovva chovvazhcha chovazhcha chovvazcha chowa chova",
  "wed weds wednes wednesday wednesdays wednsday wensday ബുധൻ ബുധനാഴ്ച budhan budhanazhcha budhanazcha buthan budan",
  "thu th thur thurs thursday thursdays thrusday വ്യാഴം വ്യാഴാഴ്ച vyazham vyazhazhcha vyaazham vyazhamazhcha vyazam viazham vyazhazcha",
  "fri fr friday fridays വെള്ളി വെള്ളിയാഴ്ച velli velliyazhcha velliyazcha vellyazhcha",
  "sat satur saturday saturdays saterday ശനി ശനിയാഴ്ച shani shaniyazhcha shaniyazcha sani saniyazhcha",
  "sun sunday sundays ഞായർ ഞായറാഴ്ച njayar njayarazhcha njayarazcha njaayar nyayar",
];

const WORDS: [Meaning, string][] = [
  ...WEEKDAY_WORDS.map((words, index): [Meaning, string] => [{ type: "days", days: [index + 1] }, words]),
  [
    { type: "days", days: EVERY_DAY },
    "daily everyday എല്ലാദിവസവും ദിവസവും ദിവസേന നിത്യവും ellaadivasavum divasavum divasena nithyavum",
  ],
  [{ type: "days", days: [1, 2, 3, 4, 5] }, "weekday weekdays"],
  [{ type: "days", days: [6, 7] }, "weekend weekends"],
  [{ type: "range" }, "to through thru മുതൽ muthal mudhal"],
  [{ type: "until" }, "till until upto വരെ വരെയും വരെയാണ് vare varey vareyum"],
  [{ type: "and" }, "and plus also കൂടാതെ ഉം um"],
  [{ type: "except" }, "except excl excluding excepting"],
  [{ type: "excepted" }, "excepted ഒഴികെ ഒഴിച്ച് ഒഴികെയുള്ള ozhike ozhikey ozhich"],
  [{ type: "without" }, "no not"],
  [{ type: "closed" }, "closed holiday off leave അവധി അവധിയാണ് അവധിയായിരിക്കും avadhi avadi avadhiyanu മുടക്കം ഇല്ല illa"],
  [{ type: "appointment" }, "appointment appointments ബുക്കിങ് ബുക്കിംഗ് അപ്പോയിന്റ്മെന്റ്"],
  [{ type: "oclock" }, "o'clock oclock മണി മണിക്ക് mani manikku manik hrs hr hours"],
  [{ type: "part", part: "dawn" }, "പുലർച്ചെ pularche pularchey"],
  [{ type: "part", part: "morning" }, "morning mornings forenoon fn f.n രാവിലെ രാവിലത്തെ ravile raavile rawile"],
  [{ type: "part", part: "noon" }, "ഉച്ച ഉച്ചയ്ക്ക് ഉച്ചക്ക് ucha uchaykku uchakku uchaku uchayku uchaykk"],
  [{ type: "part", part: "afternoon" }, "afternoon afternoons ഉച്ചകഴിഞ്ഞ് uchakazhinju"],
  [
    { type: "part", part: "evening" },
    "evening evenings eve വൈകിട്ട് വൈകീട്ട് വൈകുന്നേരം വൈകുന്നേരത്ത് സായാഹ്നം vaikittu vaikeettu vaikitt vaikit vaikunneram vaikuneram",
  ],
  [{ type: "part", part: "night" }, "night nights nightly രാത്രി രാത്രിയിൽ rathri raatri ratri"],
  [{ type: "half", half: "am" }, "am എഎം"],
  [{ type: "half", half: "pm" }, "pm പിഎം"],
  [{ type: "noon" }, "noon midday നട്ടുച്ച"],
  [{ type: "next-day" }, "nextday പിറ്റേന്ന് പിറ്റേദിവസം pittennu pittenu pittedivasam"],
  [{ type: "midnight" }, "midnight അർധരാത്രി അർദ്ധരാത്രി"],
  ...["first 1st ഒന്നാം ഒന്നാമത്തെ ഒന്ന് ആദ്യ ആദ്യത്തെ onnam onnaam onnum aadya aadyathe"]
    .concat("second 2nd രണ്ടാം രണ്ടാമത്തെ രണ്ട് randam randaam randamathe randum")
    .concat("third 3rd മൂന്നാം മൂന്നാമത്തെ മൂന്ന് moonnam moonam moonnum munnam")
    .concat("fourth 4th നാലാം നാലാമത്തെ നാല് naalam nalam nalum")
    .concat("fifth 5th അഞ്ചാം അഞ്ചാമത്തെ അഞ്ച് anjam")
    .map((words, index): [Meaning, string] => [{ type: "ordinal", ordinal: index + 1 }, words]),
  [
    { type: "filler" },
    "on from at the of in is are will be a an he she they every each month months only available availability present " +
      "dr doctor sits sitting sittings sees seen patient patients op opd o.p o.p.d out-patient outpatient consultation " +
      "consultations consulting consults consultant time times timing timings schedule session sessions shift shifts duty " +
      "visit visits visiting hour day days week weekly ist between during all regular regularly open opens " +
      "സമയം സമയങ്ങൾ സമയക്രമം പരിശോധന പരിശോധനാ കൺസൾട്ടേഷൻ ഒപി ഒ.പി ഡോക്ടർ ഡോക്ടറെ ഡോ കാണും കാണാം ലഭ്യമാണ് ലഭ്യം ഉണ്ടാകും ഉണ്ടായിരിക്കും ഉണ്ട് " +
      "ഇരിക്കും മാത്രം ദിവസങ്ങളിൽ ദിവസം ദിവസങ്ങൾ ആഴ്ചകളിൽ മാസത്തിലെ മാസത്തിൽ മാസത്തെയും മാസവും എല്ലാ എല്ലാമാസവും തോറും കൂടി ആഴ്ച " +
      "samayam undu und undakum kaanum kanam doctor parishodhana mathram maathram divasam divasangalil divasangal masathile ella ellaa masavum",
  ],
  [
    { type: "undoing" },
    "suspended temporarily temporary cancelled canceled tentative tentatively approx approximately around about usually generally " +
      "normally mostly sometimes occasionally may might subject if unless depending unavailable varies vary absent away lunch break " +
      "rest proposed expected likely planned provisional season summer winter monsoon ramadan ramzan onam changed changing change " +
      "vacation training conference postponed resumes retired resigned relocated abroad stopped discontinued " +
      "ലഭ്യമല്ല താൽക്കാലികമായി താത്കാലികമായി നിർത്തി നിർത്തിവച്ചു നിർത്തിവെച്ചു റദ്ദാക്കി അവധിയിലാണ് അവധിയിൽ മാറ്റം മാറ്റമുണ്ടാകാം",
  ],
  [
    { type: "doubt" },
    "alternate alternating other fortnightly biweekly monthly call token tokens ticket tickets counter reg registration register " +
      "booking bookings reporting after before onwards onward later week's last public camp emergency emergencies rotation rota " +
      "rotating surgery surgeries theatre theater ot rounds round ip walk enquiry reception office billing sample lab laboratory " +
      "pharmacy previously formerly earlier was old once twice thrice next odd even today tomorrow now working most some full filled " +
      "visitors new starting starts ends end request അവധിദിവസം കോൾ ഒന്നിടവിട്ട ഇടവിട്ട ടോക്കൺ രജിസ്ട്രേഷൻ രജിസ്‌ട്രേഷൻ ശേഷം വിളിച്ചാൽ അവസാന onnidavitta tokken shesham",
  ],
];

const MEANINGS = new Map(
  WORDS.flatMap(([meaning, words]) => words.split(" ").map((word): [string, Meaning] => [word, meaning])),
);

/** Endings that Malayalam adds to a day or a part of the day: "and", "on", "on each". */
const ENDINGS = [
  "യും",
  "വും",
  "ും",
  "കളിലും",
  "കളിൽ",
  "കൾ",
  "ത്തും",
  "യിൽ",
  "തോറും",
  "യിലും",
  "ിലും",
  "kalil",
  "yum",
  "um",
  "il",
];

/** What the word means; undefined where the grammar does not know it. */
export function meaningOf(word: string): Meaning | undefined {
  const known = MEANINGS.get(word);
  if (known) return known;
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    // "ബുധനും" is "ബുധൻ" with the vowel that the ending brings; "ഞായറും" likewise.
    for (const form of [
      stem,
      stem.replace(/ന$/, "ൻ"),
      stem.replace(/റ$/, "ർ"),
      stem.replace(/ള$/, "ൾ"),
      `${stem}ം`,
      `${stem}്`,
    ]) {
      const meaning = MEANINGS.get(form);
      if (meaning && ["days", "part", "ordinal"].includes(meaning.type)) return meaning;
    }
  }
  return undefined;
}

/** Words after which a name of a sitting may end, so that it needs no colon. */
export const LABEL_ENDS =
  /(?:^|\s)(?:clinic|centre|center|hospital|scan|scans|ultrasound|unit|ward|vaccination|immunization|immunisation|dialysis|casualty|tests?|വിഭാഗം|ക്ലിനിക്ക്|ക്ലിനിക്)$/iu;
