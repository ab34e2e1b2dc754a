import { readFileSync } from 'node:fs';

const parts = readFileSync(new URL('./ruleParts.ts', import.meta.url), 'utf8');

/** Makes the file that all rules stand on: a copy of `ruleParts.ts`. */
export const plugin = (): string => parts;
