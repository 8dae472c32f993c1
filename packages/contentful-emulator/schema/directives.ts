import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInputObjectType,
  GraphQLNonNull,
  GraphQLString,
  specifiedDirectives,
} from "graphql";
import { dateTimeType } from "./scalar-types.ts";

const timelineFilter = new GraphQLInputObjectType({
  name: "TimelineFilterInput",
  fields: {
    release_lte: { type: GraphQLString, description: "Content as of this release." },
    timestamp_lte: { type: dateTimeType, description: "Content as of this moment." },
  },
});

/** GraphQL's and Contentful's directives. The latter change nothing: an export has no releases or source maps. */
export const directives: readonly GraphQLDirective[] = [
  ...specifiedDirectives,
  new GraphQLDirective({
    name: "contentSourceMaps",
    description: "Asks for the places in the editor that values come from.",
    locations: [DirectiveLocation.QUERY],
  }),
  new GraphQLDirective({
    name: "timeline",
    description: "Asks for content as it will be.",
    locations: [DirectiveLocation.QUERY],
    args: { where: { type: new GraphQLNonNull(timelineFilter) } },
  }),
];
