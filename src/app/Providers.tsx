import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { StyleSheetManager, ThemeProvider, type IStyleSheetManager } from 'styled-components';
import { GlobalStyle } from '@/ui/GlobalStyle';
import { theme } from '@/ui/theme';

interface ProvidersProps {
  client: ApolloClient;
  /** Where styles go: on the host a sheet that collects them, in the browser the page's nonce. */
  styles: Pick<IStyleSheetManager, 'sheet' | 'nonce'>;
  children: ReactNode;
}

/** What every component may rely on: data, theme, and styles that the policy lets in. */
export function Providers({ client, styles, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <StyleSheetManager {...styles}>
        <ThemeProvider theme={theme}>
          <GlobalStyle />
          {children}
        </ThemeProvider>
      </StyleSheetManager>
    </ApolloProvider>
  );
}
