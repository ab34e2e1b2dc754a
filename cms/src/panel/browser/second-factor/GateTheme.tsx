import { darkTheme, DesignSystemProvider, lightTheme } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { theme } from '../brand/theme';

/** The theme chosen in the panel, or the system's. */
function isDark(): boolean {
  const chosen = localStorage.getItem('STRAPI_THEME') ?? 'system';
  if (chosen !== 'system') return chosen === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Rendered outside Strapi's application, because the server refuses that application's requests until the second factor is shown. */
export const GateTheme = ({ children }: { children: ReactNode }) => {
  const [base, { colors }] = isDark() ? [darkTheme, theme.dark] : [lightTheme, theme.light];
  return (
    <DesignSystemProvider
      locale="vi"
      theme={{ ...base, colors: { ...base.colors, ...colors } } as typeof lightTheme}
    >
      {children}
    </DesignSystemProvider>
  );
};
