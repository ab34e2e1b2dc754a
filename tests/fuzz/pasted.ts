import fc, { type Arbitrary } from 'fast-check';

const SIGNS = [
  ...'\u00ad\u034f\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060',
  ...'\u2066\u2067\u2068\u2069\ufeff\u0007',
];

/** A text as pasted from a chat, a PDF or a web page: with invisible characters, in NFC or NFD. */
export const pasted = (text: string): Arbitrary<string> =>
  fc
    .record({
      form: fc.constantFrom('NFC', 'NFD'),
      signs: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...SIGNS)), {
        minLength: 1,
        maxLength: 4,
      }),
      around: fc.constantFrom('', ' ', '\u00a0', '\u202f'),
    })
    .map(({ form, signs, around }) => {
      const characters = [...text.normalize(form)];
      for (const [position, sign] of signs)
        characters.splice(position % (characters.length + 1), 0, sign);
      return `${around}${characters.join('')}${around}`;
    });
