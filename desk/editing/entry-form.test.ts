import { expect, test } from "vitest";
import { createEntryTypes } from "#desk/entries/entry-types.ts";
import { createContentTypes } from "#site/content/content-model.ts";
import { controls, listFields, readEntryForm, readFiles, rearrange, showFields, writeFields } from "./entry-form.ts";

const types = createEntryTypes(createContentTypes(["North", "South"]));
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

const value = controls.value;
const NEWS = fieldsOf("news");

/** A rich text as its form posts it. */
function postBlocks(...blocks: [kind: string, text: string, to?: string][]) {
  const parts = blocks.flatMap(([kind, text, to = ""], index) => [
    [controls.block("content", index, "kind"), kind],
    [controls.block("content", index, "text"), text],
    [controls.block("content", index, "to"), to],
  ]);
  return { [value("content")]: "", ...(Object.fromEntries(parts) as Record<string, string>) };
}

test("a form has every field of the content model, and those with words once for each other language", () => {
  const keys = fieldsOf("doctors", ["ml-IN"]).map(({ key }) => key);
  expect(keys).toEqual([
    ...["name", "profilePic", "consulting", "sittings", "personId", "centerOfExcellence", "contactNumber"],
    ...["email", "education", "skill", "hospital"],
    ...["consulting.ml-IN", "centerOfExcellence.ml-IN", "education.ml-IN", "skill.ml-IN"],
  ]);
});

test("what is typed becomes the fields of the entry; what the form lacks is left out", () => {
  const form = post({
    [value("name")]: " Dr. Anna ",
    [value("consulting")]: "Mon to Fri\r\n9–1\r\n",
    [value("contactNumber")]: "0000 1\r\n\r\n 0000 2 ",
    [value("consulting.ml-IN")]: "തിങ്കൾ 9–1",
  });
  expect(readEntryForm(form, fieldsOf("doctors", ["ml-IN"])).fields).toEqual({
    ...{ name: "Dr. Anna", consulting: "Mon to Fri\n9–1", contactNumber: ["0000 1", "0000 2"] },
    "consulting.ml-IN": "തിങ്കൾ 9–1",
  });
});

test("nobody posts another hospital, or the hours of another system", () => {
  const form = post({ [value("hospital")]: "South", [value("sittings")]: "{}", [value("name")]: "A" });
  expect(readEntryForm(form, fieldsOf("doctors")).fields).toEqual({ name: "A" });
});

test("a text in which nothing was changed stays as it was written, also where Markdown has two ways", () => {
  const base = { content: "* one\n* two" };
  const same = post(postBlocks(["list", "one\r\ntwo"]));
  expect(writeFields(readEntryForm(same, NEWS), base)).toEqual(base);
  const other = post(postBlocks(["list", "one\r\nthree"]));
  expect(writeFields(readEntryForm(other, NEWS), base)).toEqual({ content: "- one\n- three\n" });
});

test("blocks are added, moved and taken away, and empty ones stay until the text is saved", () => {
  const kindsAfter = (act: string) => {
    const form = post(postBlocks(["heading", "A"], ["paragraph", ""], ["quote", "C"]));
    const entry = readEntryForm(form, NEWS);
    const place = rearrange(entry, act, form);
    return [entry.blocks["content"]?.map(({ kind }) => kind).join(" "), place?.index];
  };
  expect(kindsAfter("add content list")).toEqual(["heading paragraph quote list", 3]);
  expect(kindsAfter("up content 2")).toEqual(["heading quote paragraph", 1]);
  expect(kindsAfter("up content 0")).toEqual(["heading paragraph quote", 0]);
  expect(kindsAfter("down content 0")).toEqual(["paragraph heading quote", 1]);
  expect(kindsAfter("remove content 1")).toEqual(["heading quote", 1]);
  expect(kindsAfter("save")).toEqual(["heading paragraph quote", undefined]);
  expect(kindsAfter("up nothing 1")).toEqual(["heading paragraph quote", undefined]);
});

test("the doctors of a listing are put into another order, and one is added once", () => {
  const after = (act: string, added = "") => {
    const form = post({ [value("doctors")]: ["", "anna", "biju", "chitra"], [controls.added("doctors")]: added });
    const entry = readEntryForm(form, fieldsOf("departments"));
    rearrange(entry, act, form);
    return entry.fields["doctors"];
  };
  expect(after("up doctors 2")).toEqual(["anna", "chitra", "biju"]);
  expect(after("remove doctors 0")).toEqual(["biju", "chitra"]);
  expect(after("add doctors", "devi")).toEqual(["anna", "biju", "chitra", "devi"]);
  expect(after("add doctors", "anna")).toEqual(["anna", "biju", "chitra"]);
});

test("a list from which all were taken is empty, and not left out", () => {
  const form = post({ [value("doctors")]: "" });
  expect(readEntryForm(form, fieldsOf("departments")).fields).toEqual({ doctors: [] });
});

test("a picture is read from the camera or from the files, and can be taken away", () => {
  const picture = new File(["bytes"], "ward.jpg");
  const form = post({ [controls.camera("thumbnail")]: picture, [controls.alt("thumbnail")]: " The ward " });
  expect(readFiles(form, ["thumbnail", "content:0"])).toEqual([{ key: "thumbnail", file: picture, alt: "The ward" }]);
  expect(readFiles(post({ [controls.alt("thumbnail")]: "Words" }), ["thumbnail"])).toEqual([
    { key: "thumbnail", alt: "Words" },
  ]);
  expect(readFiles(post({ [controls.file("thumbnail")]: new File([], "") }), ["thumbnail"])).toEqual([]);
  const removed = post({ [value("thumbnail")]: "news/ward.jpg", [controls.removed("thumbnail")]: "yes" });
  expect(readEntryForm(removed, NEWS).fields).toEqual({ thumbnail: "" });
});

test("what the form shows, sent back as it is, changes nothing", () => {
  const fields = { headline: "A ward", content: "## New\n\nText with **words**.\n\n| a |\n| - |\n| b |" };
  const { blocks } = showFields(fields, NEWS);
  const form = post({
    [value("headline")]: fields.headline,
    ...postBlocks(
      ...(blocks["content"] ?? []).map(({ kind, text, to }) => [kind, text, to] as [string, string, string]),
    ),
  });
  expect(writeFields(readEntryForm(form, NEWS), fields)).toEqual(fields);
});

test("of a text of any length nothing is cut off", () => {
  const paragraphs = Array.from({ length: 400 }, (_, at): [string, string] => ["paragraph", `Paragraph ${at}`]);
  const read = readEntryForm(post(postBlocks(...paragraphs)), NEWS);
  expect(read.blocks["content"]?.map(({ text }) => text)).toEqual(paragraphs.map(([, text]) => text));
});
