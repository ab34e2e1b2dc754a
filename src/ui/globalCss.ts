import { paletteDeclarations, printDeclarations } from './colors.ts';
import { fallbackFaces } from './fonts/fallbackFaces.ts';
import { media, theme } from './theme.ts';

/** Written into each page by the host; script never replaces it, which would force a full relayout. */
export const globalCss = `
  ${fallbackFaces}

  :root {
    ${paletteDeclarations('light')}
    color-scheme: light;
  }

  :root[data-theme='dark'] {
    ${paletteDeclarations('dark')}
    color-scheme: dark;
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: ${theme.space[6]};
    background: ${theme.color.paper};
  }

  ${media.up('xl')} {
    html { font-size: 112.5%; }
  }

  ${media.up('xxl')} {
    html { font-size: 131.25%; }
  }

  body {
    margin: 0;
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font-family: ${theme.font.sans};
    font-size: ${theme.size.md};
    line-height: ${theme.leading.text};
    font-synthesis-weight: none;
    font-kerning: normal;
    text-rendering: optimizeLegibility;
    -webkit-font-smoothing: antialiased;
  }

  p, li, dd, label { text-wrap: pretty; }
  img, svg, video { max-width: 100%; }
  img { height: auto; }
  svg { display: inline-block; vertical-align: -0.2em; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; }
  summary { cursor: pointer; }
  table { border-collapse: collapse; }
  strong, b { font-weight: ${theme.weight.strong}; }
  #without-app, .without-app { padding: ${theme.space[3]} ${theme.space[4]}; background: ${theme.color.band}; text-align: center; }
  #without-app[hidden] { display: none; }
  ::selection { background: ${theme.color.primary}; color: ${theme.color.onPrimary}; }

  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  html:has([data-bottom-bar]) { scroll-padding-bottom: 5rem; }

  main:focus, [tabindex='-1']:focus { outline: none; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    :root, :root[data-theme='dark'] {
      ${paletteDeclarations('light')}
      ${printDeclarations}
      color-scheme: light;
    }
    html { font-size: 9pt; }
    [role='search'] { display: none; }
    a { color: inherit; text-decoration: none; }
    @page { margin: 14mm 16mm; }
  }
`.replace(/\s+/g, ' ');
