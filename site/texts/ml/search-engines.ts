import type * as english from "../en/search-engines.ts";
import type { Translation } from "../merge-texts.ts";

export const descriptions = {
  sections: {
    home: ({ name, summary }) => `${name}. ${summary}`,
    about: ({ name, sinceYear }) =>
      `${name}, ${sinceYear} മുതൽ: ആശുപത്രിയുടെ ചരിത്രം, ഇവിടെയുള്ള സേവനങ്ങൾ, നയിക്കുന്നവരുടെ സന്ദേശങ്ങൾ.`,
    doctors: ({ name }) => `ഡോക്ടർമാർ, ${name}: ഓരോരുത്തരും ചികിത്സിക്കുന്നത്, പരിശോധനാ സമയം, അപ്പോയിന്റ്മെന്റ് എടുക്കേണ്ട വിധം.`,
    departments: ({ name, departments }) =>
      `ചികിത്സാ വിഭാഗങ്ങൾ (${departments}), ${name}: ഓരോ വിഭാഗത്തിലെയും ചികിത്സ, എപ്പോൾ വരണം, ഡോക്ടർമാർ.`,
    facilities: ({ name, facilities }) =>
      `സൗകര്യങ്ങൾ (${facilities}), ${name}: ഓരോന്നും എന്തിനാണ്, എപ്പോൾ പ്രവർത്തിക്കും, വരുന്നതിനു മുൻപ് അറിയേണ്ടത്.`,
    gallery: ({ name, isOnly }) =>
      `ചിത്രങ്ങൾ: ${name}${isOnly ? "" : ", ഞങ്ങളുടെ മറ്റ് ആശുപത്രികൾ"}. കെട്ടിടങ്ങൾ, മുറികൾ, ജീവനക്കാർ, രോഗികൾ.`,
    news: ({ name }) => `വാർത്തകൾ, ${name}: പുതിയ സേവനങ്ങൾ, മാറ്റങ്ങൾ, പരിപാടികൾ. പുതിയത് ആദ്യം.`,
    careers: ({ name }) => `ജോലി ഒഴിവുകൾ, ${name}: എന്താണ് ജോലി, എന്താണ് വേണ്ടത്, എങ്ങനെ അപേക്ഷിക്കാം.`,
    testimonials: ({ name }) => `${name}: രോഗികളും കുടുംബങ്ങളും സ്വന്തം വാക്കുകളിലും വീഡിയോകളിലും പറയുന്നത്.`,
    contact: ({ name }) => `${name}: വിലാസം, മാപ്പ്, ഫോൺ നമ്പറുകൾ, ഇ-മെയിൽ, ഒ.പി. സമയം, ഞങ്ങൾക്ക് എഴുതാനുള്ള ഫോം.`,
    appointment: ({ name }) =>
      `അപ്പോയിന്റ്മെന്റ്, ${name}: ചികിത്സാ വിഭാഗം, ഡോക്ടർ, ദിവസം എന്നിവ തിരഞ്ഞെടുക്കുക. സമയം ഉറപ്പിക്കാൻ ഞങ്ങൾ തിരിച്ചു വിളിക്കും.`,
    complaint: ({ name }) => `${name}: പരാതി നൽകാം. ഉടൻ നമ്പർ; ഏഴ് പ്രവൃത്തി ദിവസത്തിനകം മറുപടി.`,
    callMe: ({ name }) => `${name}: ഫോൺ നമ്പർ തന്നാൽ ആശുപത്രിയിൽനിന്ന് തിരിച്ചു വിളിക്കും. ഇ-മെയിൽ വേണ്ട.`,
    openBook: ({ name }) =>
      `${name}: നിരക്കുകൾ, മുറികൾ, സന്ദർശന സമയം, ഇൻഷുറൻസ്, രോഗികളുടെ അവകാശങ്ങൾ, പരാതികൾ. ഓരോന്നും പരിശോധിച്ച തീയതിയോടെ.`,
    privacy: ({ name }) => `${name}: ഫോമുകളിൽ ചോദിക്കുന്ന വിവരങ്ങൾ, എന്തിന്, എത്ര കാലം സൂക്ഷിക്കും, എങ്ങനെ തിരുത്താം, എങ്ങനെ മായ്ക്കാം.`,
  },
  otherSection: (section, { name, summary }) => `${section}: ${name}. ${summary}`,
  findService: (group) => `${group}: ഏത് ആശുപത്രിയിൽ ഏതെല്ലാം ചികിത്സാ വിഭാഗങ്ങളും സൗകര്യങ്ങളുമുണ്ട്. ഫോൺ നമ്പറുകളും അപ്പോയിന്റ്മെന്റും.`,
  findServiceOfOne: (hospital) => `${hospital}: എല്ലാ ചികിത്സാ വിഭാഗങ്ങളും സൗകര്യങ്ങളും. ഫോൺ നമ്പറുകളും അപ്പോയിന്റ്മെന്റും.`,
  doctor: (name, field, hospital) =>
    `${name}${field && `, ${field}`}, ${hospital}. പരിശോധനാ സമയം, യോഗ്യത, ഫോൺ, അപ്പോയിന്റ്മെന്റ്.`,
  entry: (name, hospital, summary) => `${name}, ${hospital}. ${summary}`,
  newsArticle: (text, hospital) => `${text} വാർത്തകൾ: ${hospital}.`,
  testimonial: (reviewer, hospital, text) => `${reviewer}, ${hospital}: ${text}`,
} satisfies Translation<typeof english.descriptions>;

export const jobPosting = {
  responsibilities: "ചുമതലകൾ:",
  skills: "കഴിവുകൾ:",
  experience: (experience) => `പ്രവൃത്തിപരിചയം: ${experience}`,
} satisfies Translation<typeof english.jobPosting>;

export const videoName = ((reviewer, hospital) => `${reviewer}, ${hospital}`) satisfies typeof english.videoName;
