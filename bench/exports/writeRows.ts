// A separate process, to measure its memory: writes so many rows of 20 columns as XLSX, `streamed` or `whole`, and prints figures.
import { createRequire } from 'node:module';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Row } from '../../cms/src/platform/exports/Sheet';
import { toXlsx } from '../../cms/src/platform/exports/toXlsx';

export interface Written {
  firstByteMs: number;
  ms: number;
  bytes: number;
  /** More than before writing began, at most. */
  memoryMB: number;
}

const COLUMNS = 20;
const [, , how, count] = process.argv;
const header = Array.from({ length: COLUMNS }, (_, column) => `Cột ${column + 1}`);

const rowOf = (index: number): Row =>
  header.map((_, column) => {
    if (column % 4 === 1) return index * 1_000 + column;
    if (column % 4 === 2) return { day: '2026-07-05' };
    return `Hội viên ${index} – ${((index * 7919 + column * 104_729) % 1_000_003).toString(36)}`;
  });

function* rows(): Generator<Row> {
  for (let index = 0; index < Number(count); index += 1) yield rowOf(index);
}

/** What the server used before. */
async function whole(): Promise<Readable> {
  const writeExcelFile = createRequire(new URL('../../cms/package.json', import.meta.url))(
    'write-excel-file/node',
  ).default as (data: unknown[][]) => { toBuffer(): Promise<Buffer> };
  const data = [...rows()].map((row) =>
    row.map((cell) => {
      if (cell === null) return null;
      if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0' };
      if (typeof cell === 'string') return { value: cell, type: String };
      return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
    }),
  );
  return Readable.from([await writeExcelFile(data).toBuffer()]);
}

const memory = () => process.memoryUsage().rss / 2 ** 20;
const before = memory();
let peak = before;
const watch = setInterval(() => (peak = Math.max(peak, memory())), 10);
const started = performance.now();
let firstByteMs = Infinity;
let bytes = 0;
const file =
  how === 'whole' ? await whole() : toXlsx([{ name: 'Thành viên', header, rows: rows() }]);
await pipeline(
  file,
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      firstByteMs = Math.min(firstByteMs, performance.now() - started);
      bytes += chunk.byteLength;
      peak = Math.max(peak, memory());
      done();
    },
  }),
);
clearInterval(watch);
const written: Written = {
  firstByteMs,
  ms: performance.now() - started,
  bytes,
  memoryMB: Math.max(peak, memory()) - before,
};
console.log(JSON.stringify(written));
