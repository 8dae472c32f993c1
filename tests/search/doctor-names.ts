import type { Answering, NamedDoctor } from "./proof-set.ts";

interface Parts extends NamedDoctor {
  first: string;
  last: string;
}

/** A letter less in the middle, as fast typing leaves out. */
const without = (word: string) => word.slice(0, word.length / 2) + word.slice(word.length / 2 + 1);
/** Two letters in the other order. */
const swapped = (word: string) => word.slice(0, 3) + [...word.slice(3, 5)].toReversed().join("") + word.slice(5);

/** How people type a doctor's name, and the least percent that must be found first. */
const WAYS: Record<string, { least: number; type: (doctor: Parts) => string }> = {
  "as printed": { least: 100, type: ({ name }) => name },
  "first name": { least: 100, type: ({ first }) => first },
  "first name, doctor": { least: 100, type: ({ first }) => `${first} doctor` },
  "dr, last name": { least: 100, type: ({ last }) => `dr ${last}` },
  "last name first": { least: 100, type: ({ first, last }) => `${last} ${first}` },
  "as one word": { least: 95, type: ({ first, last }) => first + last },
  "with an initial": { least: 100, type: ({ first, last }) => `${first} ${last.slice(0, 1)}` },
  "with the place": { least: 100, type: ({ first, place }) => `dr ${first} ${place}` },
  "with the department": { least: 100, type: ({ first, field }) => `${first} ${firstWord(field)}` },
  "department first": { least: 100, type: ({ first, field }) => `${firstWord(field)} dr ${first}` },
  "beginning of the first name": { least: 80, type: ({ first }) => first.slice(0, 5) },
  "beginning of the last name": { least: 80, type: ({ last }) => last.slice(0, 6) },
  "last name, a letter less": { least: 80, type: ({ last }) => without(last) },
  "last name, letters swapped": { least: 95, type: ({ last }) => swapped(last) },
  "both names misspelt": { least: 95, type: ({ first, last }) => `${without(first)} ${swapped(last)}` },
};

/** Names as they are written in Malayalam. */
export const MALAYALAM_NAMES: Record<string, string> = {
  "തങ്കം വടക്കേടം": "Dr. Thankam Vadakkedam",
  "രാഘവൻ ഡോക്ടർ": "Dr. Raghavan Nambisseri",
  "ഡോ ശ്രീകല": "Dr. Sreekala Manappatt",
  "അബിൻ അസ്ഥി ഡോക്ടർ": "Dr. Abin Kuriakose",
  "ശ്രീലക്ഷ്മി കുട്ടികളുടെ ഡോക്ടർ": "Dr. Sreelakshmi Unnithan",
  "ഫൈസൽ മരക്കാർ": "Dr. Faizal Marakkar",
  "ഹരികൃഷ്ണൻ പോറ്റി": "Dr. Harikrishnan Potti",
  "ദീപ ഷുഗർ ഡോക്ടർ": "Dr. Deepa Ramakurup",
  "വിഷ്ണു ഇളയിടം": "Dr. Vishnu Elayidom",
  "അന്നമ്മ ഇട്ടൂപ്പ്": "Sr. Dr. Annamma Ittoop",
  "ഗോപകുമാർ മൂത്രം": "Dr. Gopakumar Thampan",
  "കദീജ കണ്ണ്": "Dr. Kadeeja Poovathur",
  "പാർവതി തിരുനെല്ലൂർ": "Dr. Parvathy Thirunelloor",
  "ലൈല കോഴഞ്ചേരി": "Dr. Laila Mashhood",
  "സരസ്വതി കർത്ത": "Dr. Saraswathy Kartha",
  "ഇന്ദുലേഖ വാര്യർ": "Dr. Indulekha Varrier",
  "മറിയം പുനലൂർ": "Dr. Mariam Kottukapally",
  "രാജലക്ഷ്മി അമ്പല്ലൂർ": "Dr. Rajalakshmi Amballoor",
};

/** How many doctors each way of typing finds first and within three, and what was typed where another came first. */
export function countFoundDoctors(doctors: readonly NamedDoctor[], answer: Answering) {
  return Object.entries(WAYS).map(([way, { least, type }]) => {
    const ranks = doctors.map((doctor) => {
      const [first = "", ...rest] = doctor.name.replace(/^(Sr\. )?Dr\. /, "").split(" ");
      const text = type({ ...doctor, first, last: rest.at(-1) ?? first }).toLowerCase();
      return {
        text,
        rank: answer(text)
          .filter((one) => one !== "emergency")
          .indexOf(`d:${doctor.name}`),
      };
    });
    return {
      way,
      least,
      doctors: ranks.length,
      first: ranks.filter(({ rank }) => rank === 0).length,
      withinThree: ranks.filter(({ rank }) => rank >= 0 && rank < 3).length,
      missed: ranks.filter(({ rank }) => rank !== 0).map(({ text }) => text),
    };
  });
}

function firstWord(text: string): string {
  return text.split(" ")[0] ?? "";
}
