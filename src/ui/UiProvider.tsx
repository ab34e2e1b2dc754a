import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './GlobalStyle';
import { SiteOriginContext } from './siteOrigin';
import { theme } from './theme';

type UiProviderProps = {
  /** The site's public origin, the same on the host and in the browser. */
  siteOrigin?: string;
  children: ReactNode;
};

/** The house's look, around everything, error pages included. */
export const UiProvider = ({ siteOrigin = '', children }: UiProviderProps) => (
  <SiteOriginContext value={siteOrigin}>
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  </SiteOriginContext>
);
