import { styled } from 'styled-components';
import { CoManagerListDocument } from '@/data/generated/operations/features/institute/people';
import type { CoManagerGroup } from '@/data/generated/types';
import { publicQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { CoManagerList, groupPaths } from '@/features/institute/people/CoManagerList';
import { texts } from '@/features/institute/texts';
import { paths } from '@/lib/paths';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ButtonLink } from '@/ui/ButtonLink';
import { Container } from '@/ui/layout';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { theme } from '@/ui/theme';
const Layout = styled.div`
  padding-bottom: ${theme.space[16]};
`;

const groupQueries = (group: CoManagerGroup) =>
  publicQueries(() => ({ people: partialQuery(CoManagerListDocument, { group }) }));

type PersonGroupProps = { group: CoManagerGroup; queries: ReturnType<typeof groupQueries> };

const PersonGroup = ({ group, queries }: PersonGroupProps) => {
  const people = usePageQuery(queries, 'people');
  const { title, lead, description } = texts.groups[group];
  return (
    <Container>
      <PageMeta title={title} description={description} canonical={groupPaths[group].list()} />
      <Breadcrumbs
        items={[
          { label: texts.home, to: paths.home() },
          { label: texts.about.title, to: paths.about() },
          { label: title },
        ]}
      />
      <PageHeading title={title} lead={lead} />
      <Layout>
        <QueryBoundary result={people}>
          {(found) =>
            found.length > 0 ? (
              <CoManagerList people={found} />
            ) : (
              <EmptyState
                title={texts.emptyGroup}
                action={
                  <ButtonLink to={paths.contact()} variant="secondary">
                    {texts.contact}
                  </ButtonLink>
                }
              >
                {texts.emptyAdvice}
              </EmptyState>
            )
          }
        </QueryBoundary>
      </Layout>
    </Container>
  );
};

/** The exports of the page of a group. */
export function groupPage(group: CoManagerGroup) {
  const queries = groupQueries(group);
  return { queries, Component: () => <PersonGroup group={group} queries={queries} /> };
}
