import { checkInputs } from './checkInputs';
import { checkEnums } from './checkEnums';
import type { ContentSources } from './sources';

/** Each difference between the server's tables and the contract, with its file and fix. */
export const contentProblems = (sources: ContentSources): string[] => [
  ...checkEnums(sources),
  ...checkInputs(sources),
];
