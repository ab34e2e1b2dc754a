import { CpePageDocument } from '@/data/generated/operations/CpePage';
import { ask } from '@/data/page/question';
import { publicQueries } from '@/data/page/pageQueries';
import { useAnswers } from '@/data/page/useAnswers';
import { certificateCrumbs, names } from '@/features/certification/certificatePages';
import { CertificateRail } from '@/features/certification/CertificateRail';
import { SinglePageView } from '@/features/sections/SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: ask(CpePageDocument) }));

export const Component = () => (
  <SinglePageView
    answer={useAnswers(queries).answers.page}
    path={paths.cpeRequirements()}
    name={names.cpe}
    crumbs={certificateCrumbs}
    rail={<CertificateRail current={paths.cpeRequirements()} />}
  />
);
