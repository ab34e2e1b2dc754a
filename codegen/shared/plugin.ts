import { readFileSync } from 'node:fs';
import type { Language } from '../inputRules/ruleMessages';

export const rulesFiles = ['ruleParts', 'ruleMessages', 'isDay', 'cleanText'] as const;

type RulesFile = (typeof rulesFiles)[number];

const texts = new Map<string, string>();

function textOf(name: string): string {
  const text = texts.get(name) ?? readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8');
  texts.set(name, text);
  return text;
}

export const plugin = (
  _schema: unknown,
  _documents: unknown,
  { file, language = 'en' }: { file: RulesFile; language?: Language },
): string => textOf(file === 'ruleMessages' && language !== 'en' ? `${file}.${language}` : file);
