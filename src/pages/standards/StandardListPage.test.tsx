import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { json } from '@/data/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { Component, queries } from './StandardListPage';

const list = { documentId: 'l1', title: 'Nguyên tắc', slug: 'nguyen-tac', summary: 'Nền tảng.' };

const integrity = {
  documentId: 's1',
  title: 'Nguyên tắc 1: Thể hiện sự chính trực',
  slug: 'nguyen-tac-1',
  summary: 'Trung thực.',
  code: '1',
  order: 1,
  list: { documentId: list.documentId, title: list.title, slug: list.slug },
};

it('searches the standards for the words of the address, and lists what was found', async () => {
  const { seen } = openPage(
    { path: '/tieu-chuan', Component, loader: queries.loader, HydrateFallback: () => null },
    {
      at: '/tieu-chuan?tim=chinh+truc',
      endpoints: {
        'GET /standard-pages': () => json({ data: [integrity] }),
        'GET /standard-lists': () => json({ data: [{ ...list, order: 0 }] }),
      },
    },
  );
  expect(await screen.findByRole('link', { name: /^Nguyên\stắc\s1: / })).toHaveAttribute(
    'href',
    '/tieu-chuan/nguyen-tac-1',
  );
  expect(screen.getByRole('searchbox')).toHaveValue('chinh truc');
  const searched = seen.filter(({ url }) => url.includes('/standard-pages'));
  expect(searched.map(({ url }) => new URL(url).searchParams.get('_q'))).toEqual(['chinh truc']);
});
