import { checkInputs } from './checkInputs';
import { checkViews } from './checkViews';
import { checkWords } from './checkWords';
import type { ContentSources } from './sources';

/** Each place where the server's content types and the contract differ, with its file and the mend. */
export const contentProblems = (sources: ContentSources): string[] => [
  ...checkViews(sources),
  ...checkWords(sources),
  ...checkInputs(sources),
];
