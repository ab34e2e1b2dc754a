import { MemberBenefitsDocument } from '@/data/generated/operations/MemberBenefits';
import { MemberBenefitsPageDocument } from '@/data/generated/operations/MemberBenefitsPage';
import { publicQueries } from '@/data/page/pageQueries';
import { ask, askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { BenefitList } from '@/features/membership/BenefitList';
import { texts } from '@/features/membership/membershipTexts';
import { SinglePageView } from '@/features/sections/SinglePageView';
import { paths } from '@/lib/paths';
import { Answered } from '@/ui/Answered';

export const queries = publicQueries(() => ({
  page: ask(MemberBenefitsPageDocument),
  benefits: askPart(MemberBenefitsDocument),
}));

export function Component() {
  const { page, benefits } = useAnswers(queries).answers;
  return (
    <SinglePageView
      answer={page}
      path={paths.memberBenefits()}
      name={texts.benefits}
      first={{
        id: 'quyen-loi-hoi-vien',
        heading: texts.benefitsOf,
        body: <Answered answer={benefits}>{(all) => <BenefitList benefits={all} />}</Answered>,
      }}
    />
  );
}
