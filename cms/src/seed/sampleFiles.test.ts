import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { samples } from '../../../tests/support/samples';

const folder = join(__dirname, '..', '..', 'sample', 'files');

it('has a file for every sample document, a first page for every second one, and no unused file', () => {
  const files = Object.values(samples.documents).flatMap((list) =>
    list.flatMap(({ slug }, index) => [
      `tai-lieu-${slug}.pdf`,
      ...(index % 2 === 0 ? [`trich-${slug}.pdf`] : []),
    ]),
  );
  const found = readdirSync(folder).filter((name) => /^(tai-lieu|trich)-/.test(name));
  expect(found.sort()).toEqual(files.sort());
  for (const name of readdirSync(folder)) {
    expect(readFileSync(join(folder, name)).toString('latin1', 0, 5), name).toBe('%PDF-');
  }
});
