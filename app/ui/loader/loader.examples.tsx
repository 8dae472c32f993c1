import type { Example } from "../examples/example.ts";
import { Loader } from "./loader.tsx";

export default [{ name: "loading", render: () => <Loader /> }] satisfies Example[];
