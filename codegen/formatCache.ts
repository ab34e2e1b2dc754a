import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Texts as Prettier formatted them, by what they were made from: formatting all of them is half of a run. */
export interface FormatCache {
  of(key: string, format: () => Promise<string>): Promise<string>;
  /** Keeps what this run has asked for, for the next. */
  save(): Promise<void>;
}

/** Without a file, as in tests, everything is formatted. */
export const noFormatCache: FormatCache = {
  of: (_key, format) => format(),
  save: () => Promise.resolve(),
};

async function readTexts(file: string): Promise<Map<string, string>> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as object));
  } catch {
    // None yet, or one that was cut short: everything is formatted.
    return new Map();
  }
}

export async function openFormatCache(file: string): Promise<FormatCache> {
  const kept = await readTexts(file);
  const used = new Map<string, string>();
  return {
    async of(key, format) {
      const text = kept.get(key) ?? (await format());
      used.set(key, text);
      return text;
    },
    async save() {
      if (used.size === kept.size && [...used.keys()].every((key) => kept.has(key))) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(Object.fromEntries(used)));
    },
  };
}
