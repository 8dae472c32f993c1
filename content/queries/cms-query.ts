/**
 * The text of a query, with the types of its answer and of its variables. Both are generated from the text and the
 * schema (`fetch/cms-types.generated.ts`).
 */
export type CmsQuery<Data, Variables> = string & { readonly answers?: (variables: Variables) => Data };

/** Names a text's types, e.g. `cmsQuery<NewsQuery, NewsQueryVariables>("query News …")`. */
export function cmsQuery<Data, Variables>(text: string): CmsQuery<Data, Variables> {
  return text as CmsQuery<Data, Variables>;
}
