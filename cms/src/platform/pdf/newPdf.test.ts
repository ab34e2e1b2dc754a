import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPdf } from './newPdf';

const strapi = { dirs: { app: { root: 'cms' } } } as unknown as Core.Strapi;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T00:00:00Z') }));
afterEach(() => vi.useRealTimers());

const pdfOf = async (text: string): Promise<string> => {
  const file = await renderPdf(strapi, { title: text, layout: 'portrait' }, (pdf) => {
    pdf.font('serif').fontSize(30);
    pdf.text(text, 50, 50, { width: pdf.widthOfString(text) + pdf.heightOfString(text) });
  });
  return file.toString('latin1');
};

it('draws a name in NFD, or with invisible characters, as the same name in NFC', async () => {
  const name = 'Nguyễn Thị Thuỳ Hường';
  const plain = await pdfOf(name);
  expect((await pdfOf(name)) === plain).toBe(true);
  expect((await pdfOf(name.normalize('NFD'))) === plain).toBe(true);
  expect((await pdfOf(name.replace(' ', '\u200b \u202e'))) === plain).toBe(true);
  expect((await pdfOf('Nguyễn Thị Thuỷ Hường')) === plain).toBe(false);
});
