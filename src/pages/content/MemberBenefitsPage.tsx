import { styled } from 'styled-components';
import {
  MemberBenefitsDocument,
  type MemberBenefitsQuery,
  MemberBenefitsPageDocument,
} from '@/data/generated/operations/pages/content';
import { publicQueries, query, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { texts } from '@/features/membership/membershipTexts';
import { paths } from '@/lib/paths';
import { ContentIcon } from '@/ui/ContentIcon';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { SinglePageView } from './SinglePageView';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${theme.color.lineStrong};

  ${media.up('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Benefit = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${theme.space[4]};
  color: ${theme.color.primary};
  padding-block: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line};

  ${media.print} {
    break-inside: avoid;
  }
`;

const Title = styled.p`
  margin: 0;
  color: ${theme.color.ink};
  font-weight: ${theme.weight.strong};
  line-height: 1.5;
`;

const Summary = styled.p`
  margin: ${theme.space[1]} 0 0;
  font-size: ${theme.size.sm};
  line-height: 1.6;
  color: ${theme.color.muted};
`;

type BenefitListProps = { benefits: MemberBenefitsQuery['memberBenefits'] };

const BenefitList = ({ benefits }: BenefitListProps) => (
  <List>
    {benefits.map(({ documentId, title, summary, url, icon }) => (
      <Benefit key={documentId}>
        <ContentIcon name={icon} />
        <div>
          <Title>{url ? <TextLink to={url}>{title}</TextLink> : title}</Title>
          <Summary>{summary}</Summary>
        </div>
      </Benefit>
    ))}
  </List>
);

export const queries = publicQueries(() => ({
  page: query(MemberBenefitsPageDocument),
  benefits: partialQuery(MemberBenefitsDocument),
}));

export function Component() {
  const page = usePageQuery(queries, 'page');
  const benefits = usePageQuery(queries, 'benefits');
  return (
    <SinglePageView
      result={page}
      path={paths.memberBenefits()}
      name={texts.benefits}
      first={{
        id: 'quyen-loi-hoi-vien',
        heading: texts.benefitsOf,
        body: (
          <QueryBoundary result={benefits}>{(all) => <BenefitList benefits={all} />}</QueryBoundary>
        ),
      }}
    />
  );
}
