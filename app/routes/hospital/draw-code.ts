import createCode from "qrcode-generator";

/** Light modules around the code, which scanners need (ISO 18004). */
const QUIET_ZONE = 4;

/** A text as a QR code: the length of its sides and an SVG path of its dark modules. */
export function drawCode(text: string): { size: number; path: string } {
  const code = createCode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const dark: string[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) dark.push(`M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`);
    }
  }
  return { size: count + 2 * QUIET_ZONE, path: dark.join("") };
}
