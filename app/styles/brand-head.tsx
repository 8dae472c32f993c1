import { createContext, use } from "react";
import type { Brand } from "#site/brand/load-brand.server.ts";

/** Filled on the server alone, around the whole page. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/** Written by the server alone: React leaves elements of the served document alone that it does not know. */
export function BrandHead({ prefix = "" }: { prefix?: string | undefined }) {
  const brand = use(BrandContext);
  if (!brand) return <style href="brand" precedence="brand" />;
  const { tokens, fonts, sheet } = brand;
  const preloaded = [fonts.text[0], fonts.headings?.[0], fonts.ofLanguage[0]].flatMap((font) => font?.url ?? []);
  return (
    <>
      <meta name="theme-color" content={tokens.light["surface-deep"]} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={tokens.dark["surface-deep"]} media="(prefers-color-scheme: dark)" />
      {preloaded.map((url) => (
        <link key={url} rel="preload" href={url} as="font" crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`${prefix}/site.webmanifest`} />
      <style href="brand" precedence="brand">
        {sheet}
      </style>
    </>
  );
}
