import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

test.each([
  { where: "a name", element: <h1>ബിജു</h1>, html: '<h1 lang="ml">ബിജു</h1>' },
  { where: "a name with marks and digits", element: <p>ബിജു, 3.</p>, html: '<p lang="ml">ബിജു, 3.</p>' },
  {
    where: "words in a sentence",
    element: <p>Dr. ബിജു നായർ (ENT)</p>,
    html: '<p><span>Dr. <span lang="ml">ബിജു നായർ</span> (ENT)</span></p>',
  },
  {
    where: "a word beside an element",
    element: (
      <p>
        ബിജു <b>ENT</b>
      </p>
    ),
    html: '<p><span><span lang="ml">ബിജു</span> </span><b>ENT</b></p>',
  },
  { where: "a list of texts", element: <p>{["ENT, ", "ബിജു"]}</p>, html: '<p>ENT, <span lang="ml">ബിജു</span></p>' },
  { where: "a text without an element", element: <>ബിജു</>, html: '<span lang="ml">ബിജു</span>' },
  { where: "an option", element: <option>Dr. ബിജു</option>, html: '<option lang="ml">Dr. ബിജു</option>' },
  { where: "a picture's words", element: <img alt="Dr. ബിജു" />, html: '<img alt="Dr. ബിജു" lang="ml"/>' },
  { where: "what somebody typed", element: <input defaultValue="പനി" />, html: '<input lang="ml" value="പനി"/>' },
  { where: "a text of a known language", element: <p lang="ml-IN">പനി</p>, html: '<p lang="ml-IN">പനി</p>' },
  { where: "English", element: <p title="ENT">ENT, café, 3</p>, html: '<p title="ENT">ENT, café, 3</p>' },
])("in $where, Malayalam is marked, and nothing else", ({ element, html }) => {
  expect(renderToStaticMarkup(element)).toBe(html);
});
