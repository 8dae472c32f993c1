import { useEffect } from "react";
import { useNavigate } from "react-router";
import { usePrefix } from "#app/ui/texts/texts.tsx";
import { Loader } from "#app/ui/page/page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";

/** Says 'loading...' and leads to the landing page; without JavaScript the refresh does. */
export default function Redirect() {
  const navigate = useNavigate();
  const prefix = usePrefix();
  useEffect(() => {
    void navigate(prefix || "/", { replace: true });
  }, [navigate, prefix]);
  return (
    <main id="main">
      <meta name="robots" content="noindex" />
      <meta httpEquiv="refresh" content={`1; url=${prefix || "/"}`} />
      <title>{useTexts("layout").redirect}</title>
      <Loader />
    </main>
  );
}
