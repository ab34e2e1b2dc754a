import { PrivacyPageDocument } from '@/data/generated/operations/PrivacyPage';
import { publicQueries } from '@/data/page/pageQueries';
import { ask } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { LegalRail } from '@/features/legal/LegalRail';
import { names } from '@/features/legal/legalPages';
import { SinglePageView } from '@/features/sections/SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: ask(PrivacyPageDocument) }));

export const Component = () => (
  <SinglePageView
    answer={useAnswers(queries).answers.page}
    path={paths.privacy()}
    name={names.privacy}
    rail={<LegalRail current={paths.privacy()} />}
  />
);
