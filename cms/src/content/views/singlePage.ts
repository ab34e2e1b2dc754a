import type { ContentView } from '../ContentView';
import { image, seo } from './parts';
import { sections } from './sections';

/** The institute's standing pages, by their endpoint. */
export const singlePages = [
  'trang-gia-nhap-iia',
  'trang-loi-ich-hoi-vien',
  'trang-bang-cap-cua-iia',
  'trang-xac-minh-chung-chi',
  'trang-cach-thuc-dat-chung-nhan',
  'trang-iap',
  'trang-cia',
  'trang-crma',
  'trang-yeu-cau-cpe',
] as const;

export type SinglePage = (typeof singlePages)[number];

/** All nine are shown alike. */
export function singlePageView(page: SinglePage): ContentView {
  return {
    uid: `api::single-page.${page}`,
    fields: { title: 'text', summary: 'text' },
    parts: { cover: image, seo, sections },
    draftAndPublish: true,
    searchable: false,
    defaultSort: 'title:asc',
    notFound: 'Trang này chưa được đăng.',
  };
}
