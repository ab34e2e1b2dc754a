const HEADER = '/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */';

/** Says at the top of each file where it comes from. */
export const plugin = (): { prepend: string[]; content: string } => ({
  prepend: [HEADER],
  content: '',
});

/** Whether a text is one that the codegen made. */
export const isGenerated = (text: string): boolean => text.startsWith(HEADER);
