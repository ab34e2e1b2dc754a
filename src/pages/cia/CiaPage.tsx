import { CiaPageDocument } from '@/data/generated/operations/CiaPage';
import { ask } from '@/data/page/question';
import { publicQueries } from '@/data/page/pageQueries';
import { useAnswers } from '@/data/page/useAnswers';
import { certificateCrumbs, names } from '@/features/certification/certificatePages';
import { CertificateRail } from '@/features/certification/CertificateRail';
import { SinglePageView } from '@/features/sections/SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: ask(CiaPageDocument) }));

export const Component = () => (
  <SinglePageView
    answer={useAnswers(queries).answers.page}
    path={paths.cia()}
    name={names.cia}
    crumbs={certificateCrumbs}
    rail={<CertificateRail current={paths.cia()} />}
  />
);
