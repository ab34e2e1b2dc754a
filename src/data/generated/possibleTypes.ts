/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
export const possibleTypes: Record<string, string[]> = {
  Section: [
    'CallToActionSection',
    'DownloadsSection',
    'FaqSection',
    'StepsSection',
    'TableSection',
    'TextSection',
  ],
};
