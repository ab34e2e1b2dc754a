import { styled } from 'styled-components';
import { CoManagerDetailDocument } from '@/data/generated/operations/pages/people/CoManagerDetail';
import { CoManagerListDocument } from '@/data/generated/operations/features/institute/people';
import type { CoManagerGroup } from '@/data/generated/types';
import { publicQueries, query, optionalQuery } from '@/data/page/pageQueries';
import { useDependentQuery, usePageQuery } from '@/data/page/usePageQuery';
import { CoManagerList, groupPaths } from '@/features/institute/people/CoManagerList';
import { CoManagerPicture } from '@/features/institute/people/CoManagerPicture';
import { texts } from '@/features/institute/texts';
import { paths } from '@/lib/paths';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Container } from '@/ui/layout';
import { Heading } from '@/ui/Heading';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RichText } from '@/ui/RichText';
import { Skeleton } from '@/ui/Skeleton';
import { media, theme } from '@/ui/theme';

const Sheet = styled.article`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[12]};
  padding-block: ${theme.space[8]} ${theme.space[12]};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    padding-block: ${theme.space[12]} ${theme.space[16]};
  }
`;

const Side = styled.div`
  max-width: 12rem;

  ${media.up('md')} {
    max-width: 20rem;
  }

  ${media.print} {
    max-width: 8rem;
  }
`;

const Position = styled.p`
  margin: ${theme.space[4]} 0 ${theme.space[8]};
  padding-bottom: ${theme.space[6]};
  border-bottom: 1px solid ${theme.color.lineStrong};
  max-width: ${theme.measure};
  font-size: ${theme.size.lg};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

const OtherMembers = styled.section`
  padding-bottom: ${theme.space[16]};

  & > h2 {
    margin-bottom: ${theme.space[4]};
  }

  ${media.print} {
    display: none;
  }
`;

/** The page's queries; a person at another group's path redirects to their own. */
const personQueries = (group: CoManagerGroup) =>
  publicQueries(
    ({ param }) => ({ person: query(CoManagerDetailDocument, { slug: param('slug') }) }),
    {
      then: { group: () => optionalQuery(CoManagerListDocument, { group }) },
      redirect: ({ person }) =>
        person.group === group ? null : groupPaths[person.group].detail(person.slug),
    },
  );

type PersonDetailProps = { group: CoManagerGroup; queries: ReturnType<typeof personQueries> };

const PersonDetail = ({ group, queries }: PersonDetailProps) => {
  const person = usePageQuery(queries, 'person');
  const members = useDependentQuery(queries, 'group', person.data ? { person: person.data } : null);
  const copy = texts.groups[group];
  return (
    <Container>
      <Breadcrumbs
        items={[
          { label: texts.home, to: paths.home() },
          { label: texts.about.title, to: paths.about() },
          { label: copy.title, to: groupPaths[group].list() },
          ...(person.data ? [{ label: person.data.name }] : []),
        ]}
      />
      {person.data ? null : <PageMeta title={copy.title} noindex />}
      <QueryBoundary result={person} skeleton={<Skeleton height="32rem" />}>
        {(known) => {
          const others = (members.data ?? []).filter(({ slug }) => slug !== known.slug);
          return (
            <>
              <PageMeta
                title={known.name}
                description={`${known.position} – ${copy.title}, ${texts.about.kicker}.`}
                canonical={groupPaths[known.group].detail(known.slug)}
              />
              <Sheet>
                <Side>
                  <CoManagerPicture person={known} />
                </Side>
                <div>
                  <Heading level={1}>{known.name}</Heading>
                  <Position>{known.position}</Position>
                  <RichText blocks={known.bio} sectionLevel={2} />
                </div>
              </Sheet>
              {others.length > 0 ? (
                <OtherMembers>
                  <Heading level={2} size="xl">
                    {copy.others}
                  </Heading>
                  <CoManagerList people={others} small />
                </OtherMembers>
              ) : null}
            </>
          );
        }}
      </QueryBoundary>
    </Container>
  );
};

/** The exports of the page of a group's member. */
export function personPage(group: CoManagerGroup) {
  const queries = personQueries(group);
  return { queries, Component: () => <PersonDetail group={group} queries={queries} /> };
}
