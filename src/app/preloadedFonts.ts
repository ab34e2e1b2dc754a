/** The fonts of the title and the body: fetched with the page, before any style asks for them. */
export const preloadedFonts: string[] = [];
