import { createHmac } from "node:crypto";
import type { PagePreview } from "#app/context.ts";
import { isSameSecret } from "../http/is-same-secret.ts";

/** The cookie by which a browser shows what is being edited. */
export interface PreviewCookies {
  /** The `Set-Cookie` header that begins a preview. */
  begin: (preview: PagePreview) => string;
  /** The `Set-Cookie` header that ends it. */
  end: () => string;
  /** The preview that a `Cookie` header carries; undefined when there is none, or one that is over or not ours. */
  read: (header: string | undefined) => PagePreview | undefined;
}

const NAME = "content_preview";

/** A working day. */
const LASTS_S = 8 * 3600;

/**
 * Contentful's editor shows pages in a frame on another site, so the cookie must be sent there (SameSite=None, which
 * browsers take with Secure only, on localhost too), also by browsers that keep it apart for each site (Partitioned).
 */
const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=None; Partitioned";

/** Cookies signed with the secret, so that another secret ends all previews. `now` is in milliseconds since 1970. */
export function createPreviewCookies(secret: string, now: () => number = Date.now): PreviewCookies {
  const sign = (content: string) => createHmac("sha256", secret).update(`${NAME}=${content}`).digest("base64url");
  return {
    begin({ locale }) {
      const content = `${now() + LASTS_S * 1000}.${locale}`;
      return `${NAME}=${content}.${sign(content)}; Max-Age=${LASTS_S}; ${ATTRIBUTES}`;
    },
    end: () => `${NAME}=; Max-Age=0; ${ATTRIBUTES}`,
    read(header = "") {
      const [, content = "", until = "", locale = "", signature = ""] = FORM.exec(header) ?? [];
      const isOurs = isSameSecret(signature, sign(content));
      return isOurs && now() < Number(until) ? { locale } : undefined;
    },
  };
}

const FORM = new RegExp(String.raw`(?:^|;\s*)${NAME}=((\d{13,})\.([\w-]*))\.([\w-]{43})(?:;|$)`);
