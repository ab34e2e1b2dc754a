import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { toCsv } from './toCsv';

const fileOf = (...row: string[]) => text(toCsv([{ name: 'x', header: [], rows: [row] }]));
const lineOf = async (...row: string[]) => (await fileOf(...row)).split('\r\n')[1];

it.each([
  ['=1+1', "'=1+1"],
  ['-1', "'-1"],
  ['＝1＋1', "'＝1＋1"],
  ['＋84', "'＋84"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['B,＝1＋1', "B,'＝1＋1"],
  ['\t=1', "'\t'=1"],
  ['\tB', "'\tB"],
  ['B,=1+1,C', "B,'=1+1,C"],
  ['B\t=1+1', "B\t'=1+1"],
  ['B, =1+1', "B, '=1+1"],
])('escapes %j as text, wherever a program splits the line', async (cell, shown) => {
  expect(await lineOf(cell)).toBe(shown);
});

it.each(['\rB', '\n=1'])('starts no cell after a line break: %j', async (cell) => {
  expect(await fileOf(cell)).toContain(`"'${cell[0]}`);
});

it.each(['Công ty A, B & C', '1-2=3', 'a@example.com', 'A; B'])(
  'leaves %j unchanged',
  async (cell) => {
    expect((await lineOf(cell))?.replaceAll('"', '')).toBe(cell);
  },
);

it('writes decimals with a comma, where cells are split at semicolons', async () => {
  const file = await text(toCsv([{ name: 'x', header: [], rows: [[3.5, 1_000, null]] }]));
  expect(file.split('\r\n')[1]).toBe('3,5;1000;');
});
