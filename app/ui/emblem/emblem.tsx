/** The drawings of the emblem: a shield with a gold river, and an arch over waves. */
export type EmblemVariant = "shield" | "arch";

/** A white plus on teal; the words beside it name the brand. */
export function Emblem({ variant }: { variant: EmblemVariant }) {
  return (
    <svg className="emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="18" fill="#0b5a60" />
      {variant === "shield" ? <Shield /> : <Arch />}
    </svg>
  );
}

function Shield() {
  return (
    <>
      <path d="M32 9c9 7 17 9 21 9 0 19-5 30-21 38C16 48 11 37 11 18c4 0 12-2 21-9Z" fill="#fffaf0" />
      <path
        d="M32 13c8 6 14.500 7.600 17.900 8.100C49.500 36.500 45.300 45.200 32 52 18.700 45.200 14.500 36.500 14.100 21.100 17.500 20.600 24 19 32 13Z"
        fill="#0b5a60"
      />
      <path d="M28.250 20h7.500v8.250H44v7.500h-8.250V44h-7.500v-8.250H20v-7.500h8.250z" fill="#fff" />
      <path
        d="M18 46.500c8.500 4.200 19.500 4.200 28 0-3.200 4-8 7-14 9.500-6-2.500-10.800-5.500-14-9.500Z"
        fill="#e0a63c"
      />
    </>
  );
}

function Arch() {
  return (
    <>
      <path d="M10 44V30a22 22 0 0 1 44 0v14z" fill="#fffaf0" />
      <path d="M13.500 44V30a18.500 18.500 0 0 1 37 0v14z" fill="#0b5a60" />
      <path d="M28.250 16h7.500v8.250H44v7.500h-8.250V40h-7.500v-8.250H20v-7.500h8.250z" fill="#fff" />
      <path
        d="M8 46q6-4.500 12 0t12 0 12 0 12 0"
        fill="none"
        stroke="#e0a63c"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <path d="M14 54q4.500-3.500 9 0t9 0 9 0 9 0" fill="none" stroke="#fffaf0" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
