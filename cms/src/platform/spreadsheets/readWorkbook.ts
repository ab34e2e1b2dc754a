import { unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import type { Cell } from './Cell';
import { TOO_LARGE } from './tooLarge';

/** Bytes of all parts together, unpacked. */
const MAX_UNPACKED = 40_000_000;

/** Of the sheet with most rows: banks add sheets of notes. */
export async function readWorkbook(file: Uint8Array): Promise<Cell[][] | typeof TOO_LARGE> {
  const parts = unpack(file);
  if (parts === null) return TOO_LARGE;
  const sheets = await readXlsxFile(Buffer.from(zipSync(parts, { level: 0 })));
  const [longest] = sheets
    .map(({ data }) => data as unknown as (Cell | boolean)[][])
    .sort((one, other) => other.length - one.length);
  return (longest ?? []).map((row) => row.map(toCell));
}

/**
 * The workbook's tables without pictures. Each part is unpacked into as much memory as it says it needs, so
 * that one that lies is cut short, and the sum is limited.
 */
function unpack(file: Uint8Array): Record<string, Uint8Array> | null {
  let size = 0;
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name) || size > MAX_UNPACKED) return false;
      size += originalSize;
      return size <= MAX_UNPACKED;
    },
  });
  return size > MAX_UNPACKED ? null : parts;
}

function toCell(value: Cell | boolean): Cell {
  return typeof value === 'boolean' ? String(value) : value;
}
