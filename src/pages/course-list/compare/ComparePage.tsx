import { styled } from 'styled-components';
import type { CourseListQuery } from '@/data/generated/operations/pages/course-list';
import type { QueryResult } from '@/data/page/usePageQuery';
import { Container } from '@/ui/layout';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { CompareTable } from './CompareTable';
import { texts } from './texts';

const Foot = styled.p`
  margin: 0;
  padding-block: ${theme.space[6]} ${theme.space[16]};
`;

export type ComparePageProps = {
  slugs: readonly string[];
  list: QueryResult<CourseListQuery['courses']>;
  /** The comparison without a course. */
  hrefWithout: (slug: string) => string;
  listHref: string;
  now: number;
};

/** The comparison view of the list of courses. */
export const ComparePage = ({ slugs, list, hrefWithout, listHref, now }: ComparePageProps) => (
  <Container>
    <PageMeta title={texts.title} description={texts.description} noindex />
    <PageHeading close title={texts.title} lead={texts.lead} />
    <QueryBoundary result={list} skeleton={<Skeleton height="32rem" />}>
      {({ items }) => (
        <CompareTable
          courses={slugs.map((slug) => ({
            slug,
            course: items.find((course) => course.slug === slug),
            removeHref: hrefWithout(slug),
          }))}
          now={now}
        />
      )}
    </QueryBoundary>
    <Foot>
      <TextLink to={listHref}>{texts.back}</TextLink>
    </Foot>
  </Container>
);
