import { expect, test } from "vitest";
import { jsonOnly } from "./use-structured-data.ts";

test("JSON becomes the text of a script, written anew", () => {
  expect(jsonOnly.createScript('{ "@type": "Hospital",\n"name": "</script>" }')).toBe(
    '{"@type":"Hospital","name":"</script>"}',
  );
});

test.each(["", "alert(1)", '{"a":1};alert(1)', "[].map(alert)", "{a:1}", "`${alert(1)}`"])("%s is refused", (text) => {
  expect(() => jsonOnly.createScript(text)).toThrow(SyntaxError);
});
