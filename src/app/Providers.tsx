import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { StyleSheetManager, ThemeProvider, type IStyleSheetManager } from 'styled-components';
import { SiteOriginContext } from '@/ui/siteOrigin';
import { theme } from '@/ui/theme';

interface ProvidersProps {
  client: ApolloClient;
  /** The site's public origin, without a trailing slash. */
  origin: string;
  /** Collects styles on the host. */
  sheet?: IStyleSheetManager['sheet'];
  children: ReactNode;
}

export function Providers({ client, origin, sheet, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <StyleSheetManager sheet={sheet}>
        <ThemeProvider theme={theme}>
          <SiteOriginContext value={origin}>{children}</SiteOriginContext>
        </ThemeProvider>
      </StyleSheetManager>
    </ApolloProvider>
  );
}
