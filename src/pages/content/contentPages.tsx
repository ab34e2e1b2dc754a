import type { ReactNode } from 'react';
import type { DocumentFor } from '@/data/generated/access';
import type { SinglePage_pageFragment } from '@/data/generated/operations/features/sections';
import { publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { certificateCrumbs } from '@/features/certification/certificatePages';
import { CertificateRail } from '@/features/certification/CertificateRail';
import { legalPages, names } from '@/features/legal/legalPages';
import { RailList } from '@/ui/article/RailList';
import type { Crumb } from '@/ui/Breadcrumbs';
import { SinglePageView } from './SinglePageView';

/** An operation whose only field is a page of sections. */
type PageDocument = DocumentFor<
  'PUBLIC',
  Record<string, SinglePage_pageFragment | null>,
  Record<string, never>
>;

interface Frame {
  path: string;
  name: string;
  crumbs?: readonly Crumb[];
  rail: ReactNode;
}

/** The exports of a page whose content is nothing but the sections that editors composed. */
function contentPage(document: PageDocument, frame: Frame) {
  const queries = publicQueries(() => ({ page: query(document) }));
  const Component = () => <SinglePageView result={usePageQuery(queries, 'page')} {...frame} />;
  return { queries, Component };
}

/** A page about a certificate, with links to the others. */
export const certificatePage = (document: PageDocument, path: string, name: string) =>
  contentPage(document, {
    path,
    name,
    crumbs: certificateCrumbs,
    rail: <CertificateRail current={path} />,
  });

/** The terms or a policy, with links to the others. */
export const legalPage = (document: PageDocument, path: string, name: string) =>
  contentPage(document, {
    path,
    name,
    rail: <RailList title={names.area} links={legalPages} current={path} />,
  });
