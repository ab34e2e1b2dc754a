import { checkInputs } from './checkInputs';
import { checkWords } from './checkWords';
import type { ContentSources } from './sources';

/** Each place where the server's tables and the contract differ, with its file and its fix. */
export const contentProblems = (sources: ContentSources): string[] => [
  ...checkWords(sources),
  ...checkInputs(sources),
];
