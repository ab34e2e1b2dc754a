import { readFileSync } from 'node:fs';
import type { Language } from '../inputRules/ruleMessages';

export const rulesFiles = ['ruleParts', 'ruleMessages', 'isDay', 'cleanText'] as const;

/** A file of this folder that imports only its neighbours: the rules' own, or one of the project's. */
export type SharedFile = (typeof rulesFiles)[number] | 'limits' | 'memberPrice' | 'names';

const texts = new Map<string, string>();

function textOf(name: string): string {
  const text = texts.get(name) ?? readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8');
  texts.set(name, text);
  return text;
}

export const plugin = (
  _schema: unknown,
  _documents: unknown,
  { file, language = 'en' }: { file: SharedFile; language?: Language },
): string => textOf(file === 'ruleMessages' && language !== 'en' ? `${file}.${language}` : file);
