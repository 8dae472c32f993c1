import type { Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown, gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown, gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";

export type { Paragraph, PhrasingContent, Root, RootContent } from "mdast";

/** Reads Markdown with tables and strikethrough, as the files of a folder are written. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false })],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
}

/** Writes what `parseMarkdown` reads. */
export function formatMarkdown(children: RootContent[]): string {
  return toMarkdown(
    { type: "root", children },
    {
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
      ...{ bullet: "-", rule: "-", emphasis: "_", listItemIndent: "one", resourceLink: true },
    },
  );
}
