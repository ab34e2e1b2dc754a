import { DocumentCategoriesDocument } from '@/data/generated/operations/DocumentCategories';
import { DocumentListDocument } from '@/data/generated/operations/DocumentList';
import { publicQueries } from '@/data/page/pageQueries';
import { query } from '@/data/page/pageQuery';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { documentColumns, DocumentLedger } from '@/features/catalogue/entries/DocumentLedger';
import { lastPageRedirect } from '@/features/catalogue/list/lastPageRedirect';
import { ListMeta } from '@/features/catalogue/list/ListMeta';
import { ListResults } from '@/features/catalogue/list/ListResults';
import { ListShell } from '@/features/catalogue/list/ListShell';
import { FilterBar } from '@/features/catalogue/search/FilterBar';
import { listParameters } from '@/features/catalogue/search/listSearch';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import {
  documentListHref,
  documentListVariables,
  documentSorts,
  readDocumentSearch,
} from './documentSearch';

const copy = texts.document;
const sorts = documentSorts.map((value) => ({ value, label: texts.sorts[value] }));

export const parameters = listParameters;

export const queries = publicQueries(
  ({ search }) => ({
    list: query(DocumentListDocument, documentListVariables(readDocumentSearch(search))),
    categories: query(DocumentCategoriesDocument),
  }),
  {
    redirect: ({ list }, { search }) =>
      lastPageRedirect(list, readDocumentSearch(search), documentListHref),
  },
);

export function Component() {
  const { search: params } = usePage();
  const list = usePageQuery(queries, 'list');
  const categories = usePageQuery(queries, 'categories');
  const search = readDocumentSearch(params);
  const pagination = list.data?.pagination;

  return (
    <>
      <ListMeta
        title={copy.title}
        description={copy.description}
        search={search}
        pageCount={pagination?.pageCount ?? 1}
        hrefFor={(page) =>
          documentListHref({ ...search, category: null, sort: documentSorts[0], page })
        }
      />
      <ListShell
        title={copy.title}
        kicker={copy.kicker}
        lead={copy.lead}
        filters={
          <FilterBar
            pathname={paths.documents()}
            search={search}
            sorts={sorts}
            categories={(categories.data ?? []).map(({ slug, name }) => ({
              value: slug,
              label: name,
            }))}
          />
        }
        count={pagination ? texts.found(pagination.total, copy.one, search.search) : ''}
      >
        <ListResults
          columns={documentColumns}
          list={list}
          hrefFor={(page) => documentListHref({ ...search, page })}
          empty={{
            title: texts.empty.title(copy.one),
            action: texts.empty.showAll(copy.one),
            href: paths.documents(),
          }}
        >
          <DocumentLedger caption={copy.title} documents={list.data?.items ?? []} />
        </ListResults>
      </ListShell>
    </>
  );
}
