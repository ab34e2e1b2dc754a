import { unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { TOO_LARGE, type Cell, type Sheet } from './cells';

/** Bytes of all unpacked parts together. */
const MAX_UNPACKED = 40_000_000;

/** The sheet with most rows: banks add sheets of notes. */
export async function readWorkbook(file: Uint8Array): Promise<Sheet | typeof TOO_LARGE> {
  const parts = unpack(file);
  if (parts === null) return TOO_LARGE;
  const sheets = await readXlsxFile(Buffer.from(zipSync(parts, { level: 0 })));
  const [longest] = sheets
    .map(({ data }) => data as unknown as (Cell | boolean)[][])
    .sort((one, other) => other.length - one.length);
  const rows = (longest ?? []).map((row) => row.map(toCell));
  return { rows, dateSystem: is1904(parts) ? 1904 : 1900 };
}

/**
 * Reads a workbook's tables without pictures. Each part is unpacked into the memory that it declares,
 * so that a false declaration truncates it, and the sum is limited.
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

/**
 * The library needs the styles only for cells formatted as dates; days in General cells are plain
 * numbers.
 */
function is1904(parts: Record<string, Uint8Array>): boolean {
  const workbook = new TextDecoder().decode(parts['xl/workbook.xml']);
  return /<(?:\w+:)?workbookPr\b[^>]*\bdate1904\s*=\s*["'](?:1|true|on)["']/i.test(workbook);
}

function toCell(value: Cell | boolean): Cell {
  return typeof value === 'boolean' ? String(value) : value;
}
