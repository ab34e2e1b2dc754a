import {
  DocumentCategoriesDocument,
  DocumentFacetsDocument,
  DocumentListDocument,
} from '@/data/generated/operations/pages/document-list';
import { optionalQuery, publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery, usePage, withPreviousData } from '@/data/page/usePageQuery';
import { documentColumns, DocumentLedger } from '@/features/catalogue/entries/DocumentLedger';
import { documentFacets, facetParamNames } from '@/features/catalogue/facets/facets';
import { CatalogueList } from '@/features/catalogue/list/CatalogueList';
import { listAt, listParameters } from '@/features/catalogue/search/listSearch';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';

const { read, variables, redirect, ...urls } = listAt(
  paths.documents(),
  {
    'moi-nhat': 'year:desc',
    'gia-tang': 'price:asc',
    'gia-giam': 'price:desc',
    ten: 'title:asc',
  },
  documentFacets,
);

export const parameters = [...listParameters, facetParamNames.price];

export const queries = publicQueries(
  ({ search: params }) => {
    const { category, search, facets } = read(params);
    const price = facets?.price ?? null;
    return {
      list: query(DocumentListDocument, { ...variables(params), price }),
      categories: query(DocumentCategoriesDocument),
      facets: optionalQuery(DocumentFacetsDocument, { category, search: search || null, price }),
    };
  },
  { redirect: ({ list }, location) => redirect(list, location) },
);

export function Component() {
  const { now, search } = usePage();
  const list = usePageQuery(queries, 'list');
  const categories = usePageQuery(queries, 'categories');
  const facets = usePageQuery(queries, 'facets');
  return (
    <CatalogueList
      copy={texts.document}
      search={read(search)}
      {...urls}
      columns={documentColumns}
      list={list}
      categories={categories.data ?? []}
      facetCounts={withPreviousData(facets).data}
      now={now}
    >
      <DocumentLedger caption={texts.document.title} documents={list.data?.items ?? []} />
    </CatalogueList>
  );
}
