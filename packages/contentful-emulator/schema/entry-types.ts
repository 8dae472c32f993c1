import { GraphQLObjectType } from "graphql";
import { once } from "../caching.ts";
import type { ExportedContentType } from "../export/space-export.ts";
import type { EntryView } from "../space/content-view.ts";
import { createCollectionTypes } from "./collection.ts";
import { createEntryFields } from "./entry-fields.ts";
import { entryInterface } from "./entry-interface.ts";
import { createFieldTerms, createLinkTerms, createOrderKeys, isServed } from "./entry-terms.ts";
import { createFilter } from "./filter.ts";
import { createLinkedFromField } from "./linking-collections.ts";
import { nodeFields, nodeInterface } from "./node.ts";
import { createOrderType } from "./order.ts";
import type { QueryContext } from "./query-context.ts";
import type { EntryType, SpaceTypes } from "./space-types.ts";
import { itemFields, itemTerms } from "./sys-types.ts";
import { typeNameOf } from "./type-names.ts";

/** The GraphQL types of one content type; those of others are looked up when the schema is put together. */
export function createEntryType(contentType: ExportedContentType, types: SpaceTypes): EntryType {
  const name = typeNameOf(contentType.sys.id);
  const fields = contentType.fields.filter(isServed);
  const orderKeys = createOrderKeys(fields);
  const findOwnTerms = once(() => [...itemTerms, ...fields.flatMap((field) => createFieldTerms(field))]);
  const object = new GraphQLObjectType<EntryView, QueryContext>({
    name,
    description: describe(contentType, types.spaceId),
    interfaces: [entryInterface, nodeInterface],
    fields: () => ({
      ...itemFields,
      ...nodeFields,
      linkedFrom: createLinkedFromField(name, "Entry", contentType.sys.id, types),
      ...Object.assign({}, ...fields.map((field) => createEntryFields(name, field, types))),
    }),
  });
  return {
    contentType,
    name,
    object,
    collections: createCollectionTypes(name, () => object),
    filter: createFilter(`${name}Filter`, () => [
      ...findOwnTerms(),
      ...fields.flatMap((field) => createLinkTerms(field, types)),
    ]),
    nestedFilter: createFilter(`cf${name}NestedFilter`, findOwnTerms),
    order: createOrderType(`${name}Order`, orderKeys),
    orderKeys,
  };
}

/** The content type's own description, and where Contentful's editor shows it. */
function describe({ sys, description }: ExportedContentType, spaceId: string): string {
  const link = `[See type definition](https://app.contentful.com/spaces/${spaceId}/content_types/${sys.id})`;
  return description ? `${description} ${link}` : link;
}
