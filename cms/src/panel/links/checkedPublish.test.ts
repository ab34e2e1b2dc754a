import { expect, it } from 'vitest';
import { pathsIn } from './checkedPublish';

const link = (url: string) => ({ type: 'link', url, children: [{ type: 'text', text: 'xem' }] });

it('finds site paths in rich text, sections and URL fields, by their outermost field', () => {
  const record = {
    title: '/khong-phai-lien-ket',
    url: '/lien-he',
    body: [
      { type: 'paragraph', children: [link('/khoa-hoc/a#muc'), link('https://vi.example/x')] },
    ],
    sections: [{ __component: 'sections.call-to-action', url: '/gia-nhap-iia?x=1', label: 'Xem' }],
  };
  expect(pathsIn(record)).toEqual([
    { field: 'url', path: '/lien-he' },
    { field: 'body', path: '/khoa-hoc/a' },
    { field: 'sections', path: '/gia-nhap-iia?x=1' },
  ]);
});

it('lists each path once per field, and ignores external URLs', () => {
  const body = [link('/a'), link('/a'), link('//other.example/a'), link('mailto:a@b.vn')];
  expect(pathsIn({ body })).toEqual([{ field: 'body', path: '/a' }]);
});

it('ignores files for sale, which the site serves at no path', () => {
  const record = { cover: { url: '/uploads/bia.png' }, file: { url: '/owners-only/sach.pdf' } };
  expect(pathsIn(record)).toEqual([{ field: 'cover', path: '/uploads/bia.png' }]);
});
