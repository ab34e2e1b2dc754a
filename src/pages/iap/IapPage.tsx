import { IapPageDocument } from '@/data/generated/operations/IapPage';
import { ask } from '@/data/page/question';
import { publicQueries } from '@/data/page/pageQueries';
import { useAnswers } from '@/data/page/useAnswers';
import { certificateCrumbs, names } from '@/features/certification/certificatePages';
import { CertificateRail } from '@/features/certification/CertificateRail';
import { SinglePageView } from '@/features/sections/SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: ask(IapPageDocument) }));

export const Component = () => (
  <SinglePageView
    answer={useAnswers(queries).answers.page}
    path={paths.iap()}
    name={names.iap}
    crumbs={certificateCrumbs}
    rail={<CertificateRail current={paths.iap()} />}
  />
);
