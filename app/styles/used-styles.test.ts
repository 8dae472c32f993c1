import { expect, test } from "vitest";
import { createUsedStyles } from "./used-styles.server.ts";

/** With a script, which may change all but the components. */
const PAGE = `<div class="card card--link"><p class="grid">Hello</p></div><script src="/a.js"></script>`;

test("a rule stays when the components it names are on the page, in whatever state", () => {
  const sheet = `.card{a:b}.card__title:hover{a:b}.card--fixed .grid>li{a:b}.card:not(.tile){a:b}p[href=".tile"]{a:b}`;
  expect(createUsedStyles(sheet)(PAGE)).toBe(sheet);
});

test("a rule of a component that is not on the page is left out, alone or in a list", () => {
  const used = createUsedStyles(`.tile,.card{a:b}.card .tile__mark{a:b}.grid,.tile:is(.a,.b) p{c:d}.tile{e:f}`);
  expect(used(PAGE)).toBe(".card{a:b}.grid{c:d}");
});

test("so is one that finds only what has, is or stands beside a component that is not on the page", () => {
  const kept = `.card:has(>.card__link:hover){a:b}.grid:is(:hover,.card--link) p{a:b}:where(p,.a):not(:has(.tile)){a:b}`;
  const left = `.card:has(>.tile:not(:first-child)){a:b}:root:has(.tile){a:b}.grid:is(.a,.b:has(p)) p{a:b}`;
  expect(createUsedStyles(kept + left)(PAGE)).toBe(kept);
  expect(() => createUsedStyles(".card:is(p{a:b}")).toThrow("bracket");
});

test("of a page without scripts only rules stay whose states, elements and attributes are on it", () => {
  const still = PAGE.replace(
    /<script.*/,
    '<script type="application/ld+json">{}</script><details><img alt=""></details>',
  );
  const kept = `.card--link:hover{a:b}details[open] img[alt]{a:b}.grid:not(.grid--wide){a:b}`;
  const left = `.card--tall{a:b}.card__title{a:b}video{a:b}.grid[data-mark=""]>p{a:b}`;
  expect(createUsedStyles(kept + left)(still)).toBe(kept);
  expect(createUsedStyles(kept + left)(PAGE)).toBe(kept + left);
});

test("a list has what is on the page and weighs what it did, and goes where its selectors say the same alone", () => {
  const used = (sheet: string) => createUsedStyles(sheet)(PAGE);
  expect(used(".card :is(p,.grid,.tile .a,.tile){a:b}")).toBe(".card :is(p,.grid,.tile .a){a:b}");
  expect(used(":-webkit-any(.card,.tile):hover{a:b}:is(.card,.tile):hover{a:b}")).toBe(".card:hover{a:b}");
  expect(used(".card>:is(.grid,.card--link,.a) p{a:b}")).toBe(".card>.grid p,.card>.card--link p{a:b}");
  const alike =
    ".card:is(p,b){a:b}.card>:-webkit-any(p,b){a:b}.card :is(.card p,.grid p){a:b}:is(.card:focus-visible,.grid:hover) p{a:b}";
  expect(used(alike)).toBe(alike);
});

test("conditions go with their rules; other at-rules stay whole", () => {
  const used = createUsedStyles(
    `@media (width<40rem){.tile{a:b}@supports (a:b){.grid{a:b}}}@media print{.tile{a:b}}@keyframes turn{to{rotate:1turn}}@property --x{syntax:"{;}";inherits:false}`,
  );
  expect(used(PAGE)).toBe(
    `@media (width<40rem){@supports (a:b){.grid{a:b}}}@keyframes turn{to{rotate:1turn}}@property --x{syntax:"{;}";inherits:false}`,
  );
});

test("braces and semicolons in strings and addresses end nothing", () => {
  const sheet = `.card{content:"}\\"{";background:url(data:image/svg+xml;{})}.grid{a:b}`;
  expect(createUsedStyles(sheet)(PAGE)).toBe(sheet);
});

test("a sheet with a missing brace is refused", () => {
  expect(() => createUsedStyles("@media print{.card{a:b}")).toThrow("brace");
  expect(() => createUsedStyles(".card{a:b}p")).toThrow("brace");
});
