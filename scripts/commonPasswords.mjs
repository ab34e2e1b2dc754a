/**
 * Writes the list of common passwords that the server refuses, from zxcvbn's `data/passwords.txt`
 * (https://github.com/dropbox/zxcvbn, MIT; Mark Burnett's published ten million passwords, by frequency):
 *
 *     node scripts/commonPasswords.mjs path/to/passwords.txt
 *
 * Kept are all of ten characters or more, and of the 10,000 most frequent the word left when digits and
 * signs around it are dropped, since those are the first that guessers add.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [, , source = ''] = process.argv;
const passwords = readFileSync(source, 'utf8')
  .split('\n')
  .map((line) => line.split(/\s+/)[0]?.toLowerCase() ?? '');
const plain = (word) => word.replace(/[^a-z0-9]/g, '');
const words = [
  ...passwords.slice(0, 10_000).map((word) => plain(word).replace(/^\d+|\d+$/g, '')),
  ...passwords.filter((word) => word.length >= 10).map(plain),
].filter((word) => word.length >= 4);
const list = {
  source: 'zxcvbn (MIT), https://github.com/dropbox/zxcvbn/blob/master/data/passwords.txt',
  words: [...new Set(words)].sort().join(' '),
};
writeFileSync(
  new URL('../cms/src/identity/credentials/common-passwords.json', import.meta.url),
  `${JSON.stringify(list, null, 2)}\n`,
);
