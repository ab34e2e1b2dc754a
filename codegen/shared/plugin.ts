import { readFileSync } from 'node:fs';

/** What browser and server both need, each in a file of its own that imports none but its neighbours. */
export const sharedFiles = ['ruleParts', 'isDay', 'limits', 'memberPrice', 'names'] as const;

type SharedFile = (typeof sharedFiles)[number];

const texts = Object.fromEntries(
  sharedFiles.map((name) => [name, readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8')]),
) as Record<SharedFile, string>;

/** Makes a copy of one of them. */
export const plugin = (
  _schema: unknown,
  _documents: unknown,
  { file }: { file: SharedFile },
): string => texts[file];
