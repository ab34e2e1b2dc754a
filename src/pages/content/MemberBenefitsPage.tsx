import {
  MemberBenefitsDocument,
  MemberBenefitsPageDocument,
} from '@/data/generated/operations/pages/content';
import { publicQueries } from '@/data/page/pageQueries';
import { query, partialQuery } from '@/data/page/pageQuery';
import { usePageQuery } from '@/data/page/usePageQuery';
import { BenefitList } from './BenefitList';
import { texts } from '@/features/membership/membershipTexts';
import { SinglePageView } from './SinglePageView';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';

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
