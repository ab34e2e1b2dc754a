/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
export const possibleTypes: Record<string, string[]> = {
  Section: [
    'TextSection',
    'StepsSection',
    'TableSection',
    'FaqSection',
    'CallToActionSection',
    'DownloadsSection',
  ],
};
