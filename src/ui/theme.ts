import type {} from 'styled-components';
import { colorVariables } from './colors.ts';

/** Lower bounds in CSS pixels, from the specification; `lg` is where mobile ends. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** In em, so that larger font settings get a suitable layout. */
const em = (pixels: number): string => `${pixels / 16}em`;

export const media = {
  up: (name: Breakpoint): string => `@media (min-width: ${em(breakpoints[name])})`,
  down: (name: Breakpoint): string =>
    `@media screen and (max-width: ${em(breakpoints[name] - 0.02)})`,
  /** Also applies in print, where tables are complete. */
  upOrPrint: (name: Breakpoint): string => `@media print, (min-width: ${em(breakpoints[name])})`,
  /** Touch leaves no hover state behind. */
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
} as const;

export const theme = {
  color: colorVariables,
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
    32: '8rem',
  },
  radius: { none: '0', sm: '2px' },
  font: {
    serif: "'Source Serif 4', 'Source Serif 4 Fallback', serif",
    /** Be Vietnam Pro has no tabular figures; the serif has. */
    figures: "'Source Serif 4', 'Source Serif 4 Fallback', serif",
    // Lists DejaVu explicitly: otherwise Linux looks up a fallback for each Vietnamese character.
    sans: "'Be Vietnam Pro', 'Be Vietnam Pro Fallback', 'DejaVu Sans', sans-serif",
  },
  size: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.5rem',
    /** Fluid from here up. */
    xxl: 'clamp(1.75rem, 1.45rem + 1.4vw, 2.375rem)',
    title: 'clamp(1.875rem, 1.4rem + 2vw, 3rem)',
    display: 'clamp(2.25rem, 1.6rem + 2.9vw, 3.75rem)',
    poster: 'clamp(5.5rem, 4.5rem + 5vw, 9rem)',
  },
  leading: { tight: '1.2', snug: '1.35', text: '1.65' },
  weight: { regular: '400', strong: '600' },
  measure: '68ch',
  tap: '2.75rem',
  duration: { quick: '120ms', calm: '200ms' },
} as const;

export type Theme = typeof theme;
export type Space = keyof Theme['space'];

declare module 'styled-components' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- The library's own way of typing a theme.
  export interface DefaultTheme extends Theme {}
}
