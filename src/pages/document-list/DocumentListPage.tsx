import { useQuery } from '@apollo/client/react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext } from '@/data/apolloContext';
import { DocumentCategoriesDocument } from '@/data/generated/operations/DocumentCategories';
import { DocumentListDocument } from '@/data/generated/operations/DocumentList';
import { documentColumns, DocumentLedger } from '@/features/catalogue/entries/DocumentLedger';
import { ListMeta } from '@/features/catalogue/list/ListMeta';
import { ListOutcome } from '@/features/catalogue/list/ListOutcome';
import { ListShell } from '@/features/catalogue/list/ListShell';
import { redirectBeyondEnd } from '@/features/catalogue/list/redirectBeyondEnd';
import { answerOrFailure } from '@/features/catalogue/loading/answerOrFailure';
import { FilterBar } from '@/features/catalogue/search/FilterBar';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import {
  documentListHref,
  documentListVariables,
  documentSorts,
  readDocumentSearch,
} from './documentSearch';

const words = texts.document;
const sorts = documentSorts.map((value) => ({ value, label: texts.sorts[value] }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = context.get(apolloContext);
  const search = readDocumentSearch(new URL(request.url).searchParams);
  return answerOrFailure({}, request.signal, async () => {
    const [list] = await Promise.all([
      client.query({ query: DocumentListDocument, variables: documentListVariables(search) }),
      client.query({ query: DocumentCategoriesDocument }),
    ]);
    redirectBeyondEnd(search.page, list.data?.documents.pagination, (page) =>
      documentListHref({ ...search, page }),
    );
  });
}

/** The documents, as a ledger that can be searched, filtered and ordered. */
export function Component() {
  const { failure } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const search = readDocumentSearch(params);
  const skip = failure !== null;
  const list = useQuery(DocumentListDocument, { variables: documentListVariables(search), skip });
  const categories = useQuery(DocumentCategoriesDocument, { skip });
  const found = list.data?.documents;
  const pagination = found?.pagination;

  return (
    <>
      <ListMeta
        title={words.title}
        description={words.description}
        search={search}
        pageCount={pagination?.pageCount ?? 1}
        hrefFor={(page) => documentListHref({ ...search, sort: documentSorts[0], page })}
      />
      <ListShell
        title={words.title}
        kicker={words.kicker}
        lead={words.lead}
        filters={
          <FilterBar
            pathname={paths.documents()}
            search={search}
            sorts={sorts}
            categories={(categories.data?.documentCategories ?? []).map(({ slug, name }) => ({
              value: slug,
              label: name,
            }))}
          />
        }
        count={pagination ? texts.found(pagination.total, words.one, search.search) : ''}
      >
        <ListOutcome
          columns={documentColumns}
          failure={failure ?? list.error}
          pagination={pagination}
          hrefFor={(page) => documentListHref({ ...search, page })}
          empty={{
            title: texts.empty.title(words.one),
            action: texts.empty.showAll(words.one),
            href: paths.documents(),
          }}
        >
          <DocumentLedger caption={words.title} documents={found?.items ?? []} />
        </ListOutcome>
      </ListShell>
    </>
  );
}
