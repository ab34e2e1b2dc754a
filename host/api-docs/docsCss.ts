import { paletteDeclarations } from '../../src/ui/colors';

/** A separate small style sheet: the site's is generated from the components of a page. */
export const docsCss = `
:root { ${paletteDeclarations('light')} color-scheme: light; }
:root[data-theme='dark'] { ${paletteDeclarations('dark')} color-scheme: dark; }
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--color-paper); color: var(--color-ink); font: 17px/1.65 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, nav { max-width: 1040px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 40px; }
h1, h2 { font-family: 'Source Serif 4', Georgia, serif; line-height: 1.25; }
h2 { margin: 56px 0 8px; padding-top: 16px; border-top: 2px solid var(--color-line-strong); }
h3 { margin: 0; font-size: 17px; }
h4 { margin: 16px 0 4px; font-size: 15px; color: var(--color-muted); }
article { padding: 24px 0; border-bottom: 1px solid var(--color-line); content-visibility: auto; contain-intrinsic-size: auto 320px; }
article:target { background: var(--color-band); box-shadow: -12px 0 0 var(--color-band), 12px 0 0 var(--color-band); }
p { margin: 8px 0; max-width: 72ch; }
a { color: var(--color-primary); }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
code, pre { font: 15px/1.5 ui-monospace, monospace; }
ul { margin: 4px 0; padding-left: 20px; }
nav ul { columns: 18em; padding: 0; list-style: none; }
nav a, article a { display: inline-block; min-height: 24px; }
dl { margin: 4px 0; }
dl > div { padding: 8px 0; border-top: 1px solid var(--color-line); }
dd { margin: 0; color: var(--color-muted); font-size: 15px; }
.method { display: inline-block; min-width: 4em; font-weight: 600; color: var(--color-primary); }
.who { color: var(--color-muted); font-size: 15px; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 20px; top: 8px; padding: 8px; background: var(--color-paper); }
@media print { article { content-visibility: visible; } }
`;
