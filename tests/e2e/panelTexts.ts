type Words = Record<string, string>;

const folders = [
  'admin/dist/admin/admin/src',
  'content-manager/dist/admin',
  'upload/dist/admin',
  'plugin-users-permissions/dist/admin',
  'email/dist/admin',
  'i18n/dist/admin',
];

/** Names, and texts that are the same in both languages. */
const same = new Set(['Email', 'Logo', 'Webhook', 'Webhooks', 'URL', 'Video', 'X', 'Y']);

/** Strapi's own English texts. */
export async function strapiEnglish(): Promise<Set<string>> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const file = new URL(
        `../../cms/node_modules/@strapi/${folder}/translations/en.json.mjs`,
        import.meta.url,
      );
      return ((await import(file.href)) as { default: Words }).default;
    }),
  );
  const words = lists.flatMap((list) => Object.values(list)).map((text) => text.trim());
  return new Set(words.filter((text) => /[a-z]{2}/i.test(text) && !same.has(text)));
}

/** English that is not in Strapi's translation files but would not occur in Vietnamese. */
export const looksEnglish = (text: string): boolean =>
  !same.has(text) &&
  /\b(?:the|this|your|you|and|with|publish(?:ed)?|draft|entry|entries|save|delete|create|edit|settings|search|loading)\b/i.test(
    text,
  );
