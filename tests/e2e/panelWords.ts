type Words = Record<string, string>;

const folders = [
  'admin/dist/admin/admin/src',
  'content-manager/dist/admin',
  'upload/dist/admin',
  'plugin-users-permissions/dist/admin',
  'email/dist/admin',
  'i18n/dist/admin',
];

/** Words that are the same in both languages, or a name. */
const same = new Set(['Email', 'Logo', 'Webhook', 'Webhooks', 'URL', 'Video', 'X', 'Y']);

/** Strapi's own English, as it would stand on a screen. */
export async function englishWords(): Promise<Set<string>> {
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

/** English that no list of Strapi's has: what a Vietnamese screen never says. */
export const looksEnglish = (text: string): boolean =>
  !same.has(text) &&
  /\b(?:the|this|your|you|and|with|publish(?:ed)?|draft|entry|entries|save|delete|create|edit|settings|search|loading)\b/i.test(
    text,
  );
