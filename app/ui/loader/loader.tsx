import { useTexts } from "../texts/texts.tsx";

/** Says that something is being loaded, to eyes and to assistive technology. */
export function Loader() {
  return (
    <p className="loader" role="status">
      {useTexts("common").loading}
    </p>
  );
}
