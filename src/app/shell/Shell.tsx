import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LiveRegion } from '@/ui/LiveRegion';
import { media } from '@/ui/theme';
import { BuildNotice } from './BuildNotice';
import { Footer } from './Footer';
import { Header } from './Header';
import { InstituteJsonLd } from './InstituteJsonLd';
import { OfflineNotice } from './OfflineNotice';
import { SkipLink } from './SkipLink';

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
