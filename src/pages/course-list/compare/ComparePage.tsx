import { styled } from 'styled-components';
import { Container } from '@/ui/layout';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { CompareTable, type ComparedCourse } from './CompareTable';
import { texts } from './texts';

const Foot = styled.p`
  margin: 0;
  padding-block: ${theme.space[6]} ${theme.space[16]};
`;

type ComparePageProps = { courses: readonly ComparedCourse[]; listHref: string; now: number };

/** The comparison view of the list of courses. */
export const ComparePage = ({ courses, listHref, now }: ComparePageProps) => (
  <Container>
    <PageMeta title={texts.title} description={texts.description} noindex />
    <PageHeading close title={texts.title} lead={texts.lead} />
    <CompareTable courses={courses} now={now} />
    <Foot>
      <TextLink to={listHref}>{texts.back}</TextLink>
    </Foot>
  </Container>
);
