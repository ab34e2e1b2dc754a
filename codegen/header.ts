/** Says at the top of each file where it comes from. */
export const plugin = (): { prepend: string[]; content: string } => ({
  prepend: ['/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */'],
  content: '',
});
