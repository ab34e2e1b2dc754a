import { type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageQuery } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { LiveRegion } from '@/ui/LiveRegion';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { JsonLd } from '@/ui/structured-data/JsonLd';
import { siteData } from '@/ui/structured-data/siteData';
import { media, theme } from '@/ui/theme';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineNotice, BuildNotice } from './notices';
import { shellQueries } from './shellQueries';
import { texts } from './texts';

/** The institute's structured data, on the first page only. */
function InstituteJsonLd() {
  const origin = useContext(SiteOriginContext);
  const { pathname } = useLocation();
  const company = usePageQuery(shellQueries, 'company').data;
  return pathname === paths.home() && company ? <JsonLd data={siteData(company, origin)} /> : null;
}

const Skip = styled.a`
  position: absolute;
  left: ${theme.space[4]};
  top: ${theme.space[2]};
  z-index: 30;
  padding: ${theme.space[3]} ${theme.space[5]};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-weight: ${theme.weight.strong};

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
    white-space: nowrap;
    padding: 0;
  }
`;

const SkipLink = () => <Skip href="#content">{texts.skip}</Skip>;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  ${media.print} {
    min-height: 0;
  }
`;

const Main = styled.main`
  flex: 1 0 auto;
  /* Keeps the footer below the fold while a page is loading. */
  min-height: 70vh;

  ${media.print} {
    min-height: 0;
  }
`;

export function Shell({ children }: { children: ReactNode }) {
  return (
    <Page>
      <SkipLink />
      <Header />
      <OfflineNotice />
      <BuildNotice />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <InstituteJsonLd />
      <LiveRegion />
    </Page>
  );
}
