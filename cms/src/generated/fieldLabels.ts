/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** What editors read of fields, by content type, where the panel’s forms have no words for them. */
export const fieldLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
