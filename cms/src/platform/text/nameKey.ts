/** Grave, acute, tilde, hook above, dot below. */
const tone = /[\u0300\u0301\u0303\u0309\u0323]/;

/**
 * What two spellings of one name have in common: case, runs of spaces and Unicode's two ways to write
 * a letter aside, and the tone of a syllable wherever it stands ("Hoà", "Hòa"). The letters and the
 * tone themselves count: Hùng is not Hưng.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((syllable) => {
      const signs = [...syllable];
      const tones = signs.filter((sign) => tone.test(sign));
      return [...signs.filter((sign) => !tone.test(sign)), ...tones].join('');
    })
    .join(' ')
    .normalize('NFC');
}
