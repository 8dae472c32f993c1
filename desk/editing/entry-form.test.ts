import { expect, test } from "vitest";
import { createEntryTypes } from "#desk/entries/entry-types.ts";
import { PAGE } from "#desk/pages/read-pages.ts";
import { createContentTypes } from "#site/content/content-model.ts";
import type { Block } from "./blocks.ts";
import { fields as words } from "#site/texts/en/desk-entries.ts";
import { controlOf, listFields, readFields, rearrange, showFields, writeFields } from "./entry-form.ts";

const types = createEntryTypes([...createContentTypes(["North", "South"]), PAGE]);
const fieldsOf = (id: string, locales: string[] = []) => {
  const type = types.find((one) => one.id === id);
  if (!type) throw new Error(`no type ${id}`);
  return listFields(type, locales);
};

function post(values: Record<string, string | string[] | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  return form;
}

const value = controlOf;
const NEWS = fieldsOf("news");
const DOCTORS = fieldsOf("doctors", ["ml-IN"]);
const LISTS = fieldsOf("departments");

/** A rich text as its form posts it. */
function postBlocks(...blocks: [kind: string, text: string, detail?: string][]) {
  const parts = blocks.flatMap(([kind, text, detail = ""], index) => [
    [controlOf("content", index, "kind"), kind],
    [controlOf("content", index, "text"), text],
    [controlOf("content", index, "detail"), detail],
  ]);
  return { [value("content")]: "", ...(Object.fromEntries(parts) as Record<string, string>) };
}

test("a form has every field that somebody fills in, and those with words once for each other language", () => {
  const keys = fieldsOf("doctors", ["ml-IN"]).map(({ key }) => key);
  expect(keys).toEqual([
    ...["name", "profilePic", "consulting", "personId", "centerOfExcellence", "contactNumber"],
    ...["email", "education", "skill"],
    ...["consulting.ml-IN", "centerOfExcellence.ml-IN", "education.ml-IN", "skill.ml-IN"],
  ]);
});

test("every field has words, in whose order a form shows them", () => {
  const named = types.flatMap((type) => listFields(type, []).map(({ key }) => `${type.id}.${key}`));
  expect(named.filter((name) => !(name in words))).toEqual([]);
});

test("what is typed becomes the fields of the entry; what the form lacks is left out", () => {
  const form = post({
    [value("name")]: " Dr. Anna ",
    [value("consulting")]: "Mon to Fri\r\n9–1\r\n",
    [value("contactNumber")]: "0000 1\r\n\r\n 0000 2 ",
    [value("consulting.ml-IN")]: "തിങ്കൾ 9–1",
  });
  expect(writeFields(readFields(form, DOCTORS), DOCTORS)).toEqual({
    ...{ name: "Dr. Anna", consulting: "Mon to Fri\n9–1", contactNumber: ["0000 1", "0000 2"] },
    "consulting.ml-IN": "തിങ്കൾ 9–1",
  });
});

test("nobody posts another hospital, or the hours of another system", () => {
  const form = post({ [value("hospital")]: "South", [value("sittings")]: "{}", [value("name")]: "A" });
  expect(readFields(form, DOCTORS)).toEqual({ name: "A" });
});

test("a text in which nothing was changed stays as it was written, also where Markdown has two ways", () => {
  const base = { content: "* one\n* two" };
  const same = post(postBlocks(["list", "one\r\ntwo"]));
  expect(writeFields(readFields(same, NEWS), NEWS, base)).toEqual(base);
  const other = post(postBlocks(["list", "one\r\nthree"]));
  expect(writeFields(readFields(other, NEWS), NEWS, base)).toEqual({ content: "- one\n- three\n" });
});

test("blocks are added, moved and taken away, and empty ones stay until the text is saved", () => {
  const kindsAfter = (act: string) => {
    const values = readFields(post(postBlocks(["heading", "A"], ["paragraph", ""], ["quote", "C"])), NEWS);
    const focus = rearrange(values, act);
    return [(values["content"] as Block[]).map(({ kind }) => kind).join(" "), focus];
  };
  expect(kindsAfter("add content list")).toEqual(["heading paragraph quote list", controlOf("content", 3, "text")]);
  expect(kindsAfter("up content 2")).toEqual(["heading quote paragraph", "up content 1"]);
  expect(kindsAfter("up content 1")).toEqual(["paragraph heading quote", "down content 0"]);
  expect(kindsAfter("down content 1")).toEqual(["heading quote paragraph", "up content 2"]);
  expect(kindsAfter("remove content 2")).toEqual(["heading paragraph", "remove content 1"]);
  for (const act of ["save", "up nothing 1", "other content 1"])
    expect(kindsAfter(act)).toEqual(["heading paragraph quote", undefined]);
});

/** A list of doctors as its form posts it; "" is one that is not chosen yet. */
function postDoctors(...ids: string[]) {
  const parts = ids.flatMap((id, index) => [
    [controlOf("doctors", index, "kind"), "entry"],
    [controlOf("doctors", index, "text"), id],
  ]);
  return { [value("doctors")]: "", ...(Object.fromEntries(parts) as Record<string, string>) };
}

test("the doctors of a listing are put into another order, and each is in it once", () => {
  const after = (act: string, ...more: string[]) => {
    const values = readFields(post(postDoctors("anna", "biju", "chitra", ...more)), LISTS);
    rearrange(values, act);
    return writeFields(values, LISTS)["doctors"];
  };
  expect(after("up doctors 2")).toEqual(["anna", "chitra", "biju"]);
  expect(after("remove doctors 0")).toEqual(["biju", "chitra"]);
  expect(after("save", "devi")).toEqual(["anna", "biju", "chitra", "devi"]);
  expect(after("add doctors entry", "anna", "")).toEqual(["anna", "biju", "chitra"]);
});

test("a list from which all were taken is empty, and not left out", () => {
  expect(writeFields(readFields(post(postDoctors()), LISTS), LISTS)).toEqual({ doctors: [] });
});

test("a picture can be taken away", () => {
  const removed = post({ [value("thumbnail")]: "news/ward.jpg", [controlOf("thumbnail", "remove")]: "yes" });
  expect(readFields(removed, NEWS)).toEqual({ thumbnail: "" });
});

test("what the form shows, sent back as it is, changes nothing", () => {
  const fields = { headline: "A ward", content: "## New\n\nText with **words**.\n\n| a |\n| - |\n| b |" };
  const blocks = showFields(fields, NEWS)["content"] as Block[];
  const form = post({
    [value("headline")]: fields.headline,
    ...postBlocks(...blocks.map(({ kind, text, detail = "" }) => [kind, text, detail] as [string, string, string])),
  });
  expect(writeFields(readFields(form, NEWS), NEWS, fields)).toEqual(fields);
});

test("of a text of any length nothing is cut off", () => {
  const paragraphs = Array.from({ length: 400 }, (_, at): [string, string] => ["paragraph", `Paragraph ${at}`]);
  const read = readFields(post(postBlocks(...paragraphs)), NEWS)["content"] as Block[];
  expect(read.map(({ text }) => text)).toEqual(paragraphs.map(([, text]) => text));
});
