import { cleanName } from 'rest-contract/rules';

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
