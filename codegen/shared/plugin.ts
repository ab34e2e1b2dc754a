import { readFileSync } from 'node:fs';

export const rulesFiles = ['ruleParts', 'isDay'] as const;

/** What else this project's browser and server share. */
const projectFiles = ['limits', 'memberPrice', 'names'] as const;

/** Each is a file that imports only its neighbours. */
export type SharedFile = (typeof rulesFiles)[number] | (typeof projectFiles)[number];

const texts = Object.fromEntries(
  [...rulesFiles, ...projectFiles].map((name) => [
    name,
    readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8'),
  ]),
) as Record<SharedFile, string>;

export const plugin = (
  _schema: unknown,
  _documents: unknown,
  { file }: { file: SharedFile },
): string => texts[file];
