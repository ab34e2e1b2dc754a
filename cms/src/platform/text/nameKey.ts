import { cleanName } from 'rest-contract/rules';
import * as rule from 'rest-contract/rules/vi';

/** A person's name outside contract inputs, by the rules of the format NAME. */
export const nameRule = (label: string) =>
  rule
    .text(label, rule.cleanName)
    .test(
      'format',
      `${label} viết trên một dòng, không có đường dẫn, dấu gạch chéo hay dấu < >.`,
      rule.isName,
    )
    .test(rule.intactName(label));

/** Grave, acute, tilde, hook above, dot below. */
const tone = /[\u0300\u0301\u0303\u0309\u0323]/;

/** Equal for spellings that differ in case, spacing, dashes, normalization or tone placement ("Hoà", "Hòa"). */
export function nameKey(name: string): string {
  return cleanName(name)
    .normalize('NFD')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((syllable) => {
      const characters = [...syllable];
      const tones = characters.filter((character) => tone.test(character));
      return [...characters.filter((character) => !tone.test(character)), ...tones].join('');
    })
    .join(' ')
    .normalize('NFC');
}
