import { singlePageShown, type singlePagePaths } from '../../generated/content';
import type { SinglePage } from '../../generated/types';
import type { ContentView } from '../records/ContentView';
import { showTable } from './showTable';

const { sections } = singlePageShown.parts;

/** Stored as text by editors: `showTable`. */
const table = {
  fields: { ...sections.variants['sections.table'].fields, columns: 'text', rows: 'text' },
  show: showTable,
} as const;

export type SinglePagePath = (typeof singlePagePaths)[number];

/** One of the institute's fixed pages; all share one view. */
export const singlePageView = (path: SinglePagePath): ContentView<SinglePage> => ({
  ...singlePageShown,
  uid: `api::single-page.${path}`,
  parts: {
    ...singlePageShown.parts,
    sections: { ...sections, variants: { ...sections.variants, 'sections.table': table } },
  },
  defaultSort: 'title:asc',
  searchKind: 'page',
  notFound: 'Trang này chưa được đăng.',
});
