import { readFileSync } from 'node:fs';

/** What the rules of inputs are made of, wherever they are. */
export const rulesFiles = ['ruleParts', 'isDay'] as const;

/** What browser and server of this project both need besides. */
const projectFiles = ['limits', 'memberPrice', 'names'] as const;

/** Each is a file of its own that imports none but its neighbours. */
export type SharedFile = (typeof rulesFiles)[number] | (typeof projectFiles)[number];

const texts = Object.fromEntries(
  [...rulesFiles, ...projectFiles].map((name) => [
    name,
    readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8'),
  ]),
) as Record<SharedFile, string>;

/** Makes a copy of one of them. */
export const plugin = (
  _schema: unknown,
  _documents: unknown,
  { file }: { file: SharedFile },
): string => texts[file];
