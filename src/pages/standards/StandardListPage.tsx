import { styled } from 'styled-components';
import {
  StandardListsDocument,
  type StandardListsQuery,
  StandardPageListDocument,
  type StandardPageListQuery,
} from '@/data/generated/operations/pages/standards';
import { publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { ListShell, ListMeta } from '@/features/catalogue/list/ListShell';
import { FilterBar } from '@/features/catalogue/search/FilterBar';
import {
  listParameters,
  readListSearch,
  type ListSearch,
} from '@/features/catalogue/search/listSearch';
import { texts as listTexts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import { ArticleSection } from '@/ui/article/ArticleSection';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { EntryList } from '@/ui/EntryList';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Stack } from '@/ui/layout';
import { theme } from '@/ui/theme';
import { texts, codeUnlessInTitle } from './texts';

/** Groups standards by list, in the sequence of the lists; empty lists are omitted. */
function groupByList<
  List extends { documentId: string },
  Standard extends { list: { documentId: string } },
>(lists: readonly List[], standards: readonly Standard[]) {
  return lists
    .map((list) => ({
      list,
      standards: standards.filter((standard) => standard.list.documentId === list.documentId),
    }))
    .filter((group) => group.standards.length > 0);
}

const Summary = styled.p`
  max-width: ${theme.measure};
  margin: 0 0 ${theme.space[4]};
  color: ${theme.color.muted};
`;

type StandardGroupsProps = {
  lists: StandardListsQuery['standardLists'];
  standards: StandardPageListQuery['standardPages'];
};

const StandardGroups = ({ lists, standards }: StandardGroupsProps) =>
  standards.length === 0 ? (
    <EmptyState
      title={listTexts.empty.title(texts.one)}
      action={
        <ButtonLink to={paths.standards()} variant="secondary">
          {listTexts.empty.showAll(texts.one)}
        </ButtonLink>
      }
    >
      {listTexts.empty.advice}
    </EmptyState>
  ) : (
    <Stack gap={16}>
      {groupByList(lists, standards).map(({ list, standards: ofList }) => (
        <ArticleSection key={list.documentId} id={list.slug} heading={list.title}>
          <Summary>{list.summary}</Summary>
          <EntryList
            labelledBy={list.slug}
            entries={ofList.map(({ documentId, slug, title, summary, code }) => ({
              key: documentId,
              to: paths.standard(slug),
              title,
              summary,
              mark: codeUnlessInTitle({ code, title }),
            }))}
          />
        </ArticleSection>
      ))}
    </Stack>
  );

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
