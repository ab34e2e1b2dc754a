import type { WebFont } from '../../src/app/pageFonts';
import { keepLinesScript } from '../../src/app/performance/keepLinesScript.ts';
import { jsonForHtml } from './jsonForHtml.ts';

const storageKey = 'fonts';

/**
 * First-time visitors see a size-adjusted local font until all files have arrived. Then the styles are replaced one by one,
 * two frames apart: shaping all text at once would block a slow phone for a quarter of a second.
 * `startScript` calls `loadFonts` once the page is painted.
 */
export const fontScript = (fonts: readonly WebFont[]): string => `const loadFonts = (() => {
const files = ${jsonForHtml(fonts)};
const faces = files.map(({ family, url, ...rest }) => new FontFace(family, \`url(\${url})\`, { display: 'fallback', ...rest }));
const add = () => { for (const face of faces) document.fonts.add(face); };
${keepLinesScript}
const key = files.map(({ url }) => url).join();
try {
  if (localStorage.getItem('${storageKey}') === key) { add(); return () => {}; }
} catch { /* Without storage, the fonts are fetched as for a first visit. */ }
return () => Promise.all(faces.map((face) => face.load())).then(async () => {
  const styles = Map.groupBy?.(faces, ({ family, weight }) => family + weight).values() ?? [faces];
  const texts = textsOnScreen();
  for (const style of styles) {
    for (const face of style) document.fonts.add(face);
    texts.forEach(keepLines);
    await new Promise((resolve) => setTimeout(resolve, 34));
  }
  localStorage.setItem('${storageKey}', key);
}).catch(add);
})();`;

export const fontStyles = (fonts: readonly WebFont[]): string =>
  fonts
    .map(
      ({ family, weight, url, unicodeRange }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}')${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`,
    )
    .join('');
