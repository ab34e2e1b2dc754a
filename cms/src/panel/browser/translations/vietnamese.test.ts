import { describe, expect, it } from 'vitest';
import { vietnamese } from './vietnamese';

type Messages = Record<string, string>;

/** Translation folders of each visible part of the panel, and their key prefixes. */
const parts = [
  ['@strapi/admin/dist/admin/admin/src/translations', ''],
  ['@strapi/content-manager/dist/admin/translations', 'content-manager.'],
  ['@strapi/upload/dist/admin/translations', 'upload.'],
  ['@strapi/plugin-users-permissions/dist/admin/translations', 'users-permissions.'],
  ['@strapi/email/dist/admin/translations', 'email.'],
  ['@strapi/i18n/dist/admin/translations', 'i18n.'],
] as const;

async function messagesOf(folder: string, locale: 'en' | 'vi'): Promise<Messages> {
  const file = new URL(`../../../../node_modules/${folder}/${locale}.json.mjs`, import.meta.url);
  const found = (await import(/* @vite-ignore */ file.href).catch(() => null)) as {
    default: Messages;
  } | null;
  return found?.default ?? {};
}

/** Placeholders such as `{count}`, without those inside plural choices. */
const namesIn = (message: string): Set<string> =>
  new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name));

describe.each(parts)('Vietnamese messages of %s', (folder, prefix) => {
  it('covers every English message', async () => {
    const en = await messagesOf(folder, 'en');
    expect(Object.keys(en).length).toBeGreaterThan(40);
    const own = await messagesOf(folder, 'vi');
    const missing = Object.keys(en).filter(
      (id) => !(id in own) && !(`${prefix}${id}` in vietnamese),
    );
    expect(missing).toEqual([]);
  });

  it('uses only placeholders of the English message', async () => {
    for (const [id, message] of Object.entries(await messagesOf(folder, 'en'))) {
      const names = namesIn(message);
      const unexpected = [...namesIn(vietnamese[`${prefix}${id}`] ?? '')].filter(
        (name) => !names.has(name),
      );
      expect(unexpected, id).toEqual([]);
    }
  });
});

/** Identical in both languages, or Vietnamese without diacritics. */
const same = /^(?:Email|Webhook|OAuth2|DKIM|Video|Xong|Ngang|noopener, .*|_blank, .*)$/;

it('leaves nothing in English', () => {
  const bare = Object.values(vietnamese).filter((text) => {
    const plain = text.replace(/\{[^}]*\}|<[^>]*>/g, '');
    return /[a-z]{4}/i.test(plain) && !/[^\x20-\x7e…–]/.test(text);
  });
  expect(bare.filter((text) => !same.test(text))).toEqual([]);
});
