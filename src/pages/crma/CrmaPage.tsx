import { CrmaPageDocument } from '@/data/generated/operations/CrmaPage';
import { ask } from '@/data/page/question';
import { publicQueries } from '@/data/page/pageQueries';
import { useAnswers } from '@/data/page/useAnswers';
import { certificateCrumbs, names } from '@/features/certification/certificatePages';
import { CertificateRail } from '@/features/certification/CertificateRail';
import { SinglePageView } from '@/features/sections/SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: ask(CrmaPageDocument) }));

export const Component = () => (
  <SinglePageView
    answer={useAnswers(queries).answers.page}
    path={paths.crma()}
    name={names.crma}
    crumbs={certificateCrumbs}
    rail={<CertificateRail current={paths.crma()} />}
  />
);
