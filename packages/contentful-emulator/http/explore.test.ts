import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { serveConformanceSpace } from "../conformance/conformance-space.ts";
import { renderExplorer } from "./explore.ts";

const tokens = { deliveryToken: "read & see", previewToken: "draft" };
const request = { headers: {} } as IncomingMessage;
const explore = (search: string) =>
  renderExplorer(tokens, request, new URL(`http://a/content/v1/spaces/s/environments/e/explore${search}`), () =>
    Promise.resolve(({ endpoint }) => `GraphiQL of ${endpoint}`),
  );

test("GraphiQL is given the space's address with the token", async () => {
  expect(await explore("?access_token=read%20%26%20see")).toMatchObject({
    status: 200,
    text: "GraphiQL of /content/v1/spaces/s/environments/e?access_token=read%20%26%20see",
  });
});

test.each(["", "?access_token=wrong"])("without a valid token (%s) there is none", async (search) => {
  expect(await explore(search)).toMatchObject({ status: 401, text: expect.stringContaining("access_token") });
});

test("where GraphiQL is not installed, the page tells how", async () => {
  const service = await serveConformanceSpace("blog");
  try {
    const response = await fetch(`${service.graphqlUrl}/explore?access_token=${service.deliveryToken}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([501, "text/html; charset=utf-8"]);
    expect(await response.text()).toContain("npm install --save-dev @graphql-yoga/render-graphiql");
  } finally {
    await service.close();
  }
});
