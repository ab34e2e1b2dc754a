import { TermsPageDocument } from '@/data/generated/operations/TermsPage';
import { publicQueries } from '@/data/page/pageQueries';
import { ask } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { LegalRail } from '@/features/legal/LegalRail';
import { names } from '@/features/legal/legalPages';
import { SinglePageView } from '@/features/sections/SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: ask(TermsPageDocument) }));

export const Component = () => (
  <SinglePageView
    answer={useAnswers(queries).answers.page}
    path={paths.terms()}
    name={names.terms}
    rail={<LegalRail current={paths.terms()} />}
  />
);
