import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnswers } from '@/data/page/useAnswers';
import { paths } from '@/lib/paths';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { JsonLd } from '@/ui/structured-data/JsonLd';
import { siteData } from '@/ui/structured-data/siteData';
import { shellQueries } from './shellQueries';

/** On the first page, who stands behind the site, for search engines. */
export function InstituteData() {
  const origin = useContext(SiteOriginContext);
  const { pathname } = useLocation();
  const company = useAnswers(shellQueries).answers.company.data;
  return pathname === paths.home() && company ? <JsonLd data={siteData(company, origin)} /> : null;
}
