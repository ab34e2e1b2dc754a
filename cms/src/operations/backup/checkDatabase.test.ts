import { describe, expect, it } from 'vitest';
import { countDumpedRows } from './checkDatabase';

/** Splits the text into pieces of the given number of bytes. */
async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size)
    yield await Promise.resolve(bytes.subarray(at, at + size));
}

const dump = [
  'CREATE TABLE public.orders (id integer);',
  'COPY public.orders (id, note) FROM stdin;',
  '1\tone',
  '2\tline\\nbreak \u2028 inside',
  `3\t${'long '.repeat(200)}`,
  '\\.',
  '',
  'COPY public."order" (id) FROM stdin;',
  '\\.',
  'COPY other.orders (id) FROM stdin;',
  '',
].join('\n');

describe('countDumpedRows', () => {
  it.each([1, 7, 64, 10_000])(
    'counts the rows of each table in pieces of %i bytes',
    async (size) => {
      expect(await countDumpedRows(inPieces(dump, size))).toEqual({ orders: 3, order: 0 });
    },
  );
});
