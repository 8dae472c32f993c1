import {
  GraphQLEnumType,
  GraphQLError,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  type ValueNode,
} from "graphql";

/** What a query asks of a picture; the names are Contentful's. */
export interface ImageTransform {
  readonly width?: number | null;
  readonly height?: number | null;
  readonly quality?: number | null;
  readonly cornerRadius?: number | null;
  readonly resizeStrategy?: string | null;
  readonly resizeFocus?: string | null;
  readonly backgroundColor?: string | null;
  readonly format?: string | null;
}

function createRangeType(name: string, most: number): GraphQLScalarType<number, number> {
  const check = (number: number, node?: ValueNode) => {
    if (number >= 1 && number <= most) return number;
    throw new GraphQLError(`${name} must be from 1 to ${most}, not ${number}`, { nodes: node ?? null });
  };
  return new GraphQLScalarType({
    name,
    description: `A whole number from 1 to ${most}.`,
    serialize: (value) => check(GraphQLInt.parseValue(value)),
    parseValue: (value) => check(GraphQLInt.parseValue(value)),
    parseLiteral: (node) => check(GraphQLInt.parseLiteral(node, undefined), node),
  });
}

function parseColour(value: unknown, node?: ValueNode): string {
  const text = GraphQLString.parseValue(value);
  if (/^rgb:[\da-f]{6}$/i.test(text)) return text;
  throw new GraphQLError(`HexColor must be like rgb:ffffff, not ${text}`, { nodes: node ?? null });
}

const colourType = new GraphQLScalarType({
  name: "HexColor",
  description: "A colour as rgb:ffffff.",
  serialize: (value) => parseColour(value),
  parseValue: (value) => parseColour(value),
  parseLiteral: (node) => parseColour(GraphQLString.parseLiteral(node, undefined), node),
});

/** An enum whose values are what the Images API calls them. */
function createWordsType(name: string, words: string): GraphQLEnumType {
  const values = words.split(" ").map((word) => [word, { value: word.toLowerCase() }]);
  return new GraphQLEnumType({ name, values: Object.fromEntries(values) });
}

const dimensionType = createRangeType("Dimension", 4000);

/** The argument `transform` of an asset's address. */
export const imageTransformType = new GraphQLInputObjectType({
  name: "ImageTransformOptions",
  fields: {
    width: { type: dimensionType },
    height: { type: dimensionType },
    quality: { type: createRangeType("Quality", 100) },
    cornerRadius: { type: GraphQLInt },
    resizeStrategy: { type: createWordsType("ImageResizeStrategy", "FIT PAD FILL SCALE CROP THUMB") },
    resizeFocus: {
      type: createWordsType(
        "ImageResizeFocus",
        "CENTER TOP TOP_RIGHT RIGHT BOTTOM_RIGHT BOTTOM BOTTOM_LEFT LEFT TOP_LEFT FACE FACES",
      ),
    },
    backgroundColor: { type: colourType },
    format: { type: createWordsType("ImageFormat", "JPG JPG_PROGRESSIVE PNG PNG8 WEBP AVIF") },
  },
});

/** A picture's URL with the Images API's parameters. */
export function toTransformedUrl(url: string, transform: ImageTransform): string {
  const { format, resizeStrategy, cornerRadius } = transform;
  const parameters = {
    w: transform.width,
    h: transform.height,
    q: transform.quality,
    r: cornerRadius === -1 ? "max" : cornerRadius,
    // FIT is the Images API's default and has no parameter value.
    fit: resizeStrategy === "fit" ? undefined : resizeStrategy,
    f: transform.resizeFocus,
    bg: transform.backgroundColor,
    ...readFormat(format),
  };
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null);
  const search = given.map(([name, value]) => `${name}=${String(value)}`).join("&");
  return search === "" ? url : `${url}?${search}`;
}

function readFormat(format: string | null | undefined): { fm?: string | null | undefined; fl?: string } {
  if (format === "jpg_progressive") return { fm: "jpg", fl: "progressive" };
  if (format === "png8") return { fm: "png", fl: "png8" };
  return { fm: format };
}
