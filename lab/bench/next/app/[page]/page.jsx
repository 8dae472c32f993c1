import { createElement } from "react";
import pages from "../../pages.json";

export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(pages).map((page) => ({ page }));

export async function generateMetadata({ params }) {
  const { title, description } = pages[(await params).page];
  return { title, description };
}

/** The whole page is a server component, so that the browser hydrates nothing of it. */
export default async function Page({ params }) {
  const { style, body } = pages[(await params).page];
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: style }} />
      {body.map(render)}
    </>
  );
}

function render(node, key) {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  return createElement(tag, { ...toProps(attributes), key }, ...children.map(render));
}

const FLAGS = new Set(["async", "controls", "disabled", "hidden", "inert", "loop", "multiple", "open", "required"]);

/** React takes most attributes by their names in HTML. */
function toProps({ style, class: className, checked, selected: _selected, ...rest }) {
  const props = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, FLAGS.has(name) || value]));
  if (className !== undefined) props.className = className;
  if (checked !== undefined) props.defaultChecked = true;
  if (style !== undefined) props.style = readStyle(style);
  return props;
}

function readStyle(style) {
  const rules = style.split(/;\s*(?=[\w-]+\s*:)/).map((rule) => rule.replace(/;\s*$/, "").split(/:(.*)/s));
  return Object.fromEntries(
    rules.map(([name, value = ""]) => [
      name.trim().startsWith("--")
        ? name.trim()
        : name.trim().replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      value.trim(),
    ]),
  );
}
