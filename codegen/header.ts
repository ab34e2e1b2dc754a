const HEADER = '/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */';

export const plugin = (): { prepend: string[]; content: string } => ({
  prepend: [HEADER],
  content: '',
});

export const isGenerated = (text: string): boolean => text.startsWith(HEADER);
