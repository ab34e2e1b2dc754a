import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageQuery } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { JsonLd } from '@/ui/structured-data/JsonLd';
import { siteData } from '@/ui/structured-data/siteData';
import { shellQueries } from './shellQueries';

/** The institute's structured data, on the first page only. */
export function InstituteJsonLd() {
  const origin = useContext(SiteOriginContext);
  const { pathname } = useLocation();
  const company = usePageQuery(shellQueries, 'company').data;
  return pathname === paths.home() && company ? <JsonLd data={siteData(company, origin)} /> : null;
}
