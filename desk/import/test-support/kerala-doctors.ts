const GIVEN = "Anitha Basil Chithra Devan Elsamma Firoz Geetha Haris Indu Jomon Kochurani".split(" ");
const FAMILY = ["Kumari", "Varghese", "Nambiar", "Pillai", "Rawther", "Menon", "Kurup"];
const DEPARTMENTS = "Cardiology;General Medicine;ENT;Paediatrics;Obstetrics and Gynaecology;Orthopedics".split(";");
const TIMES = [
  ["Mon to Sat", "9 am – 1 pm"],
  ["Mon, Wed, Fri", "10 am – 12.30 pm"],
  ["തിങ്കൾ മുതൽ വെള്ളി വരെ", "രാവിലെ 9 മുതൽ 1 വരെ"],
  ["Tue & Thu", "3.30 pm – 6 pm"],
  ["Daily except Sunday", "4 pm to 7 pm"],
  ["alternate days", "on call"],
];

/** Seventy invented doctors of a hospital in Kerala, as its office keeps them: headings, then a row for each. */
export const KERALA_DOCTORS: string[][] = [
  ["Sl No", "Name of Doctor", "Dept.", "Qualification", "OP Days", "OP Time", "Mobile No", "Remarks", "Photo"],
  ...Array.from({ length: 70 }, (_, at) => {
    const name = `${GIVEN[at % GIVEN.length]} ${FAMILY[at % FAMILY.length]}`;
    const [days = "", time = ""] = TIMES[at % TIMES.length] ?? [];
    return [
      ...[String(at + 1), `Dr. ${name}`, DEPARTMENTS[at % DEPARTMENTS.length] ?? "", "MBBS, MD", days, time],
      ...[`0000 400 ${2100 + at}`, at % 9 === 0 ? "joins in June" : "", at % 5 === 0 ? `${name}.jpg` : ""],
    ];
  }),
];
