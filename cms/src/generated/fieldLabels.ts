/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Labels of fields that the panel’s forms do not list, by content type. */
export const fieldLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
