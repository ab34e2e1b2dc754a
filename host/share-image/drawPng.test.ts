import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPng } from './drawPng';

const fonts = join(import.meta.dirname, 'fonts');
let serifs: string;
let none: string;

beforeAll(async () => {
  serifs = await mkdtemp(join(tmpdir(), 'serifs-'));
  none = await mkdtemp(join(tmpdir(), 'none-'));
  for (const file of ['serif-latin.ttf', 'serif-vietnamese.ttf']) {
    await copyFile(join(fonts, file), join(serifs, file));
  }
});
afterAll(async () => {
  await rm(serifs, { recursive: true });
  await rm(none, { recursive: true });
});

const draw = (text: string, folder: string, family = 'Source Serif 4') =>
  drawPng(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><text y="40" font-family="${family}" font-weight="600" font-size="30">${text}</text></svg>`,
    folder,
  );

it('draws titles in the serif, including Vietnamese characters', async () => {
  expect(await draw('Kiểm toán', fonts)).toEqual(await draw('Kiểm toán', serifs));
  expect(await draw('Kiểm toán', fonts)).not.toEqual(await draw('Kiêm toan', fonts));
  expect(await draw('Kiểm toán', fonts)).not.toEqual(
    await draw('Kiểm toán', fonts, 'Be Vietnam Pro'),
  );
});

it('uses no font of the machine', async () => {
  expect(await draw('Kiểm toán', none, 'sans-serif')).toEqual(await draw('', none));
});
