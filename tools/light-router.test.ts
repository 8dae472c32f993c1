import { expect, test } from "vitest";
import * as reactRouter from "react-router";
import { findMissingParts } from "./light-router.ts";

const FILES = [
  ...["router", "instrumentation", "single-fetch", "turbo-stream", "unflatten", "fog-of-war", "routes"],
  ...["errorBoundaries", "fallback"],
].map((name) => `/lib/${name}.js`);

test("the installed React Router has each name that the light start takes of it", () => {
  expect(findMissingParts(Object.keys(reactRouter), FILES)).toEqual([]);
});

test("a React Router without a name or a file of the light start is told from one that has them", () => {
  const names = Object.keys(reactRouter).filter((name) => name !== "UNSAFE_createRouter");
  expect(findMissingParts(names, FILES.slice(1))).toEqual(["UNSAFE_createRouter", "router.js"]);
});
