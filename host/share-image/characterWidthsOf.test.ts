import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import known from './characterWidths.json';
import { characterWidthsOf } from './characterWidthsOf';

const font = (name: string) => readFileSync(join(import.meta.dirname, 'fonts', `${name}.ttf`));

it('measures the same widths as the recorded ones', () => {
  const latin = characterWidthsOf(font('serif-latin'));
  const vietnamese = characterWidthsOf(font('serif-vietnamese'));
  expect(Object.keys(vietnamese)).toContain('ệ');
  expect({ ...vietnamese, ...latin }).toEqual(known);
});

it('rejects a file that is not such a font', () => {
  const file = font('serif-latin');
  expect(() => characterWidthsOf(Buffer.alloc(100))).toThrow('The font has no table "head".');
  const damaged = Buffer.from(file);
  const cmap = file.readUInt32BE(file.indexOf('cmap') + 8);
  for (let index = 0; index < file.readUInt16BE(cmap + 2); index += 1) {
    damaged.writeUInt16BE(12, cmap + file.readUInt32BE(cmap + 8 + 8 * index));
  }
  expect(() => characterWidthsOf(damaged)).toThrow('The font has no character map of format 4.');
});
