import { createHash } from 'node:crypto';
import { globalCss } from '../../src/ui/globalCss.ts';
import { markBars, markSize } from '../../src/ui/mark.ts';
import { media, theme } from '../../src/ui/theme.ts';
import { themeScript } from '../../src/ui/themeScript.ts';
import { texts } from '../../src/app/offline/texts.ts';
import { texts as shell } from '../../src/app/shell/texts.ts';

const { color, font, leading, size, space, weight } = theme;

const style = `
  .top { border-top: 4px solid ${color.primary}; border-bottom: 1px solid ${color.line}; }
  .inner { max-width: 80rem; margin-inline: auto; padding-inline: ${space[5]}; }
  .brand { display: flex; gap: ${space[3]}; align-items: center; padding-block: ${space[4]}; color: ${color.ink}; text-decoration: none; line-height: ${leading.snug}; }
  .brand svg { width: 2.75rem; height: 2.75rem; flex: none; }
  .brand b { display: block; color: ${color.ink}; font-family: ${font.serif}; font-size: ${size.lg}; }
  .brand span { font-size: ${size.sm}; color: ${color.muted}; }
  main { padding-block: ${space[10]} ${space[16]}; }
  .kicker { display: flex; gap: ${space[3]}; align-items: center; margin: 0; font-size: ${size.sm}; font-weight: ${weight.strong}; color: ${color.primary}; }
  .kicker::before { content: ''; width: 2rem; height: 3px; background: ${color.accent}; }
  h1 { margin: ${space[3]} 0 ${space[4]}; font-family: ${font.serif}; font-size: ${size.title}; font-weight: ${weight.strong}; line-height: ${leading.tight}; text-wrap: balance; }
  .lead { margin: 0; max-width: ${theme.measure}; color: ${color.muted}; }
  .act { display: flex; flex-wrap: wrap; gap: ${space[3]} ${space[5]}; align-items: center; margin-top: ${space[6]}; }
  button { min-height: ${theme.tap}; padding: ${space[2]} ${space[6]}; border: 0; border-radius: ${theme.radius.sm}; background: ${color.primary}; color: ${color.onPrimary}; font-weight: ${weight.strong}; cursor: pointer; }
  #status { margin: 0; font-size: ${size.sm}; color: ${color.muted}; }
  section { margin-top: ${space[12]}; padding-top: ${space[6]}; border-top: 3px solid ${color.lineStrong}; }
  h2 { margin: 0; font-family: ${font.serif}; font-size: ${size.xl}; line-height: ${leading.snug}; }
  section p { max-width: ${theme.measure}; margin: ${space[2]} 0 0; color: ${color.muted}; }
  ul { margin: ${space[5]} 0 0; padding: 0; list-style: none; border-top: 1px solid ${color.line}; }
  li { display: grid; gap: 0 ${space[6]}; padding-block: ${space[3]}; border-bottom: 1px solid ${color.line}; }
  li a { display: flex; align-items: center; min-height: ${theme.tap}; color: ${color.primary}; font-family: ${font.serif}; font-size: ${size.lg}; font-weight: ${weight.strong}; line-height: ${leading.snug}; }
  li span { font-size: ${size.sm}; color: ${color.muted}; }
  ${media.up('sm')} {
    .inner { padding-inline: ${space[8]}; }
    main { padding-block: ${space[16]} ${space[20]}; }
    li { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
  }
  ${media.up('lg')} { .inner { padding-inline: ${space[12]}; } }
`.replace(/\s+/g, ' ');

const mark = `<svg viewBox="0 0 ${markSize} ${markSize}" aria-hidden="true">${markBars
  .map(
    ({ x, y, width, height, color: fill }) =>
      `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`,
  )
  .join('')}</svg>`;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface OfflineDocumentParts {
  script: string;
  /** `@font-face` rules. */
  fonts: string;
}

/** The page that the service worker shows instead of the browser's own error page. It needs nothing else. */
export function offlineDocument({ script, fonts }: OfflineDocumentParts): string {
  const css = `${fonts}${globalCss}${style}`;
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(themeScript)} ${hashOf(script)}`,
    `style-src ${hashOf(css)}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} · ${shell.brand.short}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${themeScript}</script>
<style>${css}</style>
</head>
<body>
<header class="top"><div class="inner"><a class="brand" href="/">${mark}<span><b>${shell.brand.short}</b><span>${shell.brand.full}</span></span></a></div></header>
<main><div class="inner">
<p class="kicker">${texts.kicker}</p>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
<div class="act"><button type="button" id="retry">${texts.retry}</button><p id="status" role="status"></p></div>
<section id="saved" aria-labelledby="saved-title" hidden><h2 id="saved-title">${texts.saved}</h2><p>${texts.savedLead}</p><ul id="saved-list"></ul></section>
<section id="nothing" aria-labelledby="nothing-title" hidden><h2 id="nothing-title">${texts.saved}</h2><p>${texts.nothing}</p></section>
</div></main>
<script>${script}</script>
</body>
</html>
`;
}
