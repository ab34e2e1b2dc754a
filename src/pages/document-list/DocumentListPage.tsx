import {
  DocumentCategoriesDocument,
  DocumentListDocument,
} from '@/data/generated/operations/pages/document-list';
import { publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { documentColumns, DocumentLedger } from '@/features/catalogue/entries/DocumentLedger';
import { CatalogueList } from '@/features/catalogue/list/CatalogueList';
import { listAt, listParameters } from '@/features/catalogue/search/listSearch';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';

const { read, variables, redirect, ...urls } = listAt(paths.documents(), {
  'moi-nhat': 'year:desc',
  'gia-tang': 'price:asc',
  'gia-giam': 'price:desc',
  ten: 'title:asc',
});

export const parameters = listParameters;

export const queries = publicQueries(
  ({ search }) => ({
    list: query(DocumentListDocument, variables(search)),
    categories: query(DocumentCategoriesDocument),
  }),
  { redirect: ({ list }, location) => redirect(list, location) },
);

export function Component() {
  const { search } = usePage();
  const list = usePageQuery(queries, 'list');
  const categories = usePageQuery(queries, 'categories');
  return (
    <CatalogueList
      copy={texts.document}
      search={read(search)}
      {...urls}
      columns={documentColumns}
      list={list}
      categories={categories.data ?? []}
    >
      <DocumentLedger caption={texts.document.title} documents={list.data?.items ?? []} />
    </CatalogueList>
  );
}
