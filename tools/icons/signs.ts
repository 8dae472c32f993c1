const WHATSAPP =
  '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M3 21l1.650-3.800a9 9 0 1 1 3.400 2.900z"/>' +
  '<path fill="currentColor" d="M9.100 7.200c.5 0 .8.200 1 .7l.5 1.300c.1.300 0 .6-.2.800l-.6.700c.7 1.400 1.800 2.500 3.300 3.200l.8-.9c.2-.300.500-.300.800-.200l1.300.600c.400.200.500.500.400.900-.300 1.300-1.400 2-2.600 1.800-3.700-.6-6.300-3.200-6.900-6.500-.2-1.200.7-2.400 2.200-2.400z"/>';

const FACEBOOK =
  '<path fill="currentColor" d="M14 8.500V7c0-.7.300-1 1.100-1H17V2.500h-2.800C11.300 2.500 10 4.200 10 6.700v1.800H7.500V12H10v9.500h4V12h2.600l.5-3.500z"/>';

const QUOTE =
  '<path fill="currentColor" d="M10.500 5.500C6 7 3.500 10.200 3.500 14.300c0 2.700 1.500 4.200 3.500 4.200s3.500-1.400 3.500-3.300-1.300-3.200-3-3.200c-.4 0-.7 0-.9.100.4-1.900 1.900-3.700 4.400-4.900zM20.500 5.500c-4.500 1.500-7 4.700-7 8.800 0 2.700 1.500 4.200 3.500 4.200s3.500-1.400 3.500-3.300-1.300-3.200-3-3.200c-.4 0-.7 0-.9.100.4-1.900 1.900-3.700 4.400-4.900z"/>';

/** Signs the collections leave out, on a grid of 24. */
export const SIGNS: Record<string, string> = { whatsapp: WHATSAPP, facebook: FACEBOOK, quote: QUOTE };
