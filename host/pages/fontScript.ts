import type { WebFont } from '../../src/app/pageFonts';
import { jsonForHtml } from './jsonForHtml';

/** Where a browser remembers which fonts it has fetched. */
const storageKey = 'fonts';

/**
 * The inline script of the page's fonts; it leaves `loadFonts` for who knows that the page has been painted.
 * A first visitor reads in a font of their own, stretched to the measures of ours, until all files are
 * there: one change, not four. Who has them in the cache sees them from the first paint on.
 */
export const fontScript = (fonts: readonly WebFont[]): string => `const loadFonts = (() => {
const files = ${jsonForHtml(fonts)};
const faces = files.map(({ family, url, ...rest }) => new FontFace(family, \`url(\${url})\`, { display: 'fallback', ...rest }));
const add = () => { for (const face of faces) document.fonts.add(face); };
const key = files.map(({ url }) => url).join();
try {
  if (localStorage.getItem('${storageKey}') === key) { add(); return () => {}; }
} catch { /* A browser that keeps nothing fetches them as a first visitor does. */ }
return () => Promise.all(faces.map((face) => face.load())).then(() => {
  add();
  localStorage.setItem('${storageKey}', key);
}).catch(add);
})();`;

/** The same for who has no script. */
export const fontStyles = (fonts: readonly WebFont[]): string =>
  fonts
    .map(
      ({ family, weight, url, unicodeRange }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}')${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`,
    )
    .join('');
