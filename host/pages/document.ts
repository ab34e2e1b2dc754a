import { pageStateId } from '../../src/app/pageState';
import { markColors } from '../../src/ui/colors';
import { globalCss } from '../../src/ui/globalCss';
import { themeScript } from '../../src/ui/themeScript';
import type { RenderedPage } from '../../src/app/entry-server';
import type { ClientBuild } from './ClientBuild';
import { fontScript, fontStyles } from './fontScript';
import { jsonForHtml } from './jsonForHtml';
import { startScript, noAppNotice, noAppScript } from './startScript';

interface DocumentParts {
  page: RenderedPage;
  build: ClientBuild;
  nonce: string;
}

export function documentOf({ page, build, nonce }: DocumentParts): string {
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Read by styled-components and Vite for the styles they add in the browser.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    // Before the first paint, to avoid a flash of the other theme.
    `<script nonce="${nonce}">${themeScript}
${noAppScript}</script>`,
    page.head,
    `<noscript><style nonce="${nonce}">${fontStyles(page.fonts)}</style></noscript>`,
    ...build.stylesFor(page.sources).map((href) => `<link rel="stylesheet" href="${href}">`),
    `<style nonce="${nonce}">${globalCss}</style>`,
    page.styles,
    `<script nonce="${nonce}">${fontScript(page.fonts)}
${startScript(build.modules, build.scriptsFor(page.sources))}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${markColors.ground}">`,
  ];
  return `<!doctype html>
<html lang="vi" data-build="${build.id}">
<head>
${lines.filter((line) => line !== '').join('\n')}
</head>
<body>
${noAppNotice}
<div id="root">${page.body}</div>
<script type="application/json" id="${pageStateId}" nonce="${nonce}">${jsonForHtml(page.state)}</script>
</body>
</html>
`;
}
