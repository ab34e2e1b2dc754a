import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyOf } from '../../platform/files/fileKeys';
import { readSums, writeSums } from './parts';

it('reads the list of any stored files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sums-'));
  const keys = ['a.png', 'Sổ  tay.pdf', 'a\u2028b', 'a\nb', ' a'].map((name) =>
    keyOf(`/uploads/${name}`),
  );
  const sums = new Map(keys.flatMap((key) => (key ? [[`files/${key}`, '0'.repeat(64)]] : [])));
  await writeSums(folder, sums);
  expect((await readSums(folder)).size).toBe(4);
  await rm(folder, { recursive: true });
});
