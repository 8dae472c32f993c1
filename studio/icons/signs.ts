const WHATSAPP =
  '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M3 21l1.65-3.8a9 9 0 1 1 3.4 2.9z"/>' +
  '<path fill="currentColor" d="M9.1 7.2c.5 0 .8.2 1 .7l.5 1.3c.1.3 0 .6-.2.8l-.6.7c.7 1.4 1.8 2.5 3.3 3.2l.8-.9c.2-.3.5-.3.8-.2l1.3.6c.4.2.5.5.4.9-.3 1.3-1.4 2-2.6 1.8-3.7-.6-6.3-3.2-6.9-6.5-.2-1.2.7-2.4 2.2-2.4z"/>';

const FACEBOOK =
  '<path fill="currentColor" d="M14 8.5V7c0-.7.3-1 1.1-1H17V2.5h-2.8C11.3 2.5 10 4.2 10 6.7v1.8H7.5V12H10v9.5h4V12h2.6l.5-3.5z"/>';

const QUOTE =
  '<path fill="currentColor" d="M10.5 5.5C6 7 3.5 10.2 3.5 14.3c0 2.7 1.5 4.2 3.5 4.2s3.5-1.4 3.5-3.3-1.3-3.2-3-3.2c-.4 0-.7 0-.9.1.4-1.9 1.9-3.7 4.4-4.9zM20.5 5.5c-4.5 1.5-7 4.7-7 8.8 0 2.7 1.5 4.2 3.5 4.2s3.5-1.4 3.5-3.3-1.3-3.2-3-3.2c-.4 0-.7 0-.9.1.4-1.9 1.9-3.7 4.4-4.9z"/>';

/** Signs the collections leave out, on a grid of 24. */
export const SIGNS: Record<string, string> = { whatsapp: WHATSAPP, facebook: FACEBOOK, quote: QUOTE };
