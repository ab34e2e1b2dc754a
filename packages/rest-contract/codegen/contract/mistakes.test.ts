import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { casesOf, withMessages, type Case } from '../../testing/mistakes';

const folder = join(import.meta.dirname, 'mistakes');

/** A case with a title of one word is named after its first line. */
const nameOf = ({ title, text }: Case): string =>
  title.includes(' ') ? title : `${title} ${text.split('\n')[0]}`;

describe.each(readdirSync(folder))('%s', (file) => {
  it.each(casesOf(join(folder, file)).map((each) => [nameOf(each), each] as const))(
    'reports exactly the messages of: %s',
    (_title, each) => {
      expect(withMessages(each)).toBe(each.text);
    },
  );
});
