import {
  StandardListsDocument,
  StandardPageListDocument,
} from '@/data/generated/operations/pages/standards';
import { publicQueries } from '@/data/page/pageQueries';
import { query } from '@/data/page/pageQuery';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { ListMeta } from '@/features/catalogue/list/ListMeta';
import { ListShell } from '@/features/catalogue/list/ListShell';
import { FilterBar } from '@/features/catalogue/search/FilterBar';
import {
  listParameters,
  readListSearch,
  type ListSearch,
} from '@/features/catalogue/search/listSearch';
import { texts as listTexts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { StandardGroups } from './StandardGroups';
import { texts } from './texts';

/** Standards have a single, fixed sort. */
const sorts = [''] as const;

const readStandardSearch = (params: URLSearchParams): ListSearch => readListSearch(params, sorts);

const standardVariables = ({ category, search }: ListSearch) => ({
  list: category,
  search: search || null,
});

export const parameters = listParameters;

export const queries = publicQueries(({ search }) => ({
  standards: query(StandardPageListDocument, standardVariables(readStandardSearch(search))),
  lists: query(StandardListsDocument),
}));

export function Component() {
  const { search: params } = usePage();
  const standards = usePageQuery(queries, 'standards');
  const lists = usePageQuery(queries, 'lists');
  const search = readStandardSearch(params);
  const found = standards.data?.length;
  return (
    <>
      <ListMeta
        title={texts.title}
        description={texts.description}
        search={search}
        pageCount={1}
        hrefFor={() => paths.standards()}
      />
      <ListShell
        title={texts.title}
        lead={texts.lead}
        filters={
          <FilterBar
            pathname={paths.standards()}
            search={search}
            categories={(lists.data ?? []).map(({ slug, title }) => ({
              value: slug,
              label: title,
            }))}
          />
        }
        count={found === undefined ? '' : listTexts.found(found, texts.one, search.search)}
      >
        <QueryBoundary result={standards}>
          {(all) => <StandardGroups lists={lists.data ?? []} standards={all} />}
        </QueryBoundary>
      </ListShell>
    </>
  );
}
