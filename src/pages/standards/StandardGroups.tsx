import { styled } from 'styled-components';
import type {
  StandardListsQuery,
  StandardPageListQuery,
} from '@/data/generated/operations/pages/standards';
import { texts as listTexts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import { ArticleSection } from '@/ui/article/ArticleSection';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { EntryList } from '@/ui/EntryList';
import { Stack } from '@/ui/Stack';
import { theme } from '@/ui/theme';
import { codeUnlessInTitle, texts } from './texts';

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

export const StandardGroups = ({ lists, standards }: StandardGroupsProps) =>
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
