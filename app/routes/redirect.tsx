import { useEffect } from "react";
import { useNavigate } from "react-router";
import { HIDDEN } from "#app/head/page-head.ts";
import { Loader } from "#app/ui/page/page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";

export function meta() {
  return [HIDDEN, { httpEquiv: "refresh", content: "1; url=/" }];
}

/** Says 'loading...' and leads to the landing page; without JavaScript the refresh above does. */
export default function Redirect() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate("/", { replace: true });
  }, [navigate]);
  return (
    <main id="main">
      <title>{useTexts("layout").redirect}</title>
      <Loader />
    </main>
  );
}
