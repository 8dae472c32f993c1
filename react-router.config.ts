import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The route table is small and travels with the first page: no manifest request on the first navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
