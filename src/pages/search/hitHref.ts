import type { SearchResultsQuery } from '@/data/generated/operations/pages/search/SearchResults';
import type { SearchKind } from '@/data/generated/types';
import { paths } from '@/lib/paths';

/** Paths of the single pages, by their API name. */
const singlePagePaths: Readonly<Record<string, string>> = {
  'trang-gia-nhap-iia': paths.join(),
  'trang-loi-ich-hoi-vien': paths.memberBenefits(),
  'trang-bang-cap-cua-iia': paths.certificatesOfIia(),
  'trang-xac-minh-chung-chi': paths.verifyCertificate(),
  'trang-cach-thuc-dat-chung-nhan': paths.howToBeCertified(),
  'trang-iap': paths.iap(),
  'trang-cia': paths.cia(),
  'trang-crma': paths.crma(),
  'trang-yeu-cau-cpe': paths.cpeRequirements(),
};

const personPaths: Readonly<Record<string, (slug: string) => string>> = {
  department: paths.department,
  board: paths.boardMember,
  'founding-council': paths.foundingMember,
};

const slugPaths: Readonly<Partial<Record<SearchKind, (slug: string) => string>>> = {
  course: paths.course,
  document: paths.document,
  seminar: paths.seminar,
  standard: paths.standard,
  service: paths.service,
  about: paths.aboutPage,
};

export type Hit = SearchResultsQuery['search']['items'][number];

/** A result's URL; for a result without its own, that of the page that contains it. */
export function hitHref({ kind, slug, within }: Pick<Hit, 'kind' | 'slug' | 'within'>): string {
  if (kind === 'page') return singlePagePaths[within ?? ''] ?? paths.home();
  if (kind === 'person') return (slug && personPaths[within ?? '']?.(slug)) || paths.about();
  if (kind === 'news') {
    return slug && within ? paths.newsPost({ category: within, slug }) : paths.news();
  }
  return (slug && slugPaths[kind]?.(slug)) || paths.home();
}
