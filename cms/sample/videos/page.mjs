import { readFile } from 'node:fs/promises';
import { colors } from './shapes.mjs';

const fonts = new URL('../../../src/ui/fonts/', import.meta.url);
const faces = [
  ['Source Serif 4', '400 600', 'source-serif-4-latin', ''],
  [
    'Source Serif 4',
    '400 600',
    'source-serif-4-vietnamese',
    'unicode-range: U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB',
  ],
  ['Be Vietnam Pro', '400', 'be-vietnam-pro-400', ''],
  ['Be Vietnam Pro', '600', 'be-vietnam-pro-600', ''],
];

/** The site's fonts, without a request. */
export async function fontCss() {
  const rules = await Promise.all(
    faces.map(async ([family, weight, file, range]) => {
      const data = (await readFile(new URL(`${file}.woff2`, fonts))).toString('base64');
      return `@font-face { font-family: '${family}'; font-weight: ${weight}; ${range};
        src: url(data:font/woff2;base64,${data}) format('woff2') }`;
    }),
  );
  return rules.join('\n');
}

/** Runs in the browser. */
function showAt(slides, time) {
  const ENTER = 0.6;
  const LEAVE = 0.4;
  const ease = (part) => 1 - (1 - part) ** 3;
  const clamp = (part) => Math.min(1, Math.max(0, part));
  let start = 0;
  const index = slides.findIndex(({ seconds }) => {
    if (time < start + seconds) return true;
    start += seconds;
    return false;
  });
  const slide = slides[index];
  const local = time - start;
  const svg = globalThis.document.querySelector('svg');
  if (svg.dataset.slide !== String(index)) {
    svg.innerHTML = slide.svg;
    svg.dataset.slide = String(index);
  }
  const state = [index];
  const isLast = index === slides.length - 1;
  const leave = isLast ? 1 : clamp((slide.seconds - local) / LEAVE);
  svg.style.opacity = leave;
  state.push(leave.toFixed(3));
  for (const part of svg.querySelectorAll('[data-at]')) {
    const progress = clamp((local - Number(part.dataset.at)) / ENTER);
    state.push(progress.toFixed(3));
    const shown = ease(progress);
    const { how } = part.dataset;
    part.style.transformBox = 'fill-box';
    if (how === 'draw') {
      part.style.visibility = progress ? 'visible' : 'hidden';
      part.style.strokeDasharray = '1';
      part.style.strokeDashoffset = String(1 - shown);
      continue;
    }
    part.style.opacity = String(how.startsWith('grow') ? Math.min(1, progress * 4) : shown);
    if (how === 'rise') part.style.transform = `translateY(${(1 - shown) * 14}px)`;
    if (how === 'growX') part.style.transform = `scaleX(${shown})`;
    if (how === 'growY') {
      part.style.transformOrigin = 'bottom';
      part.style.transform = `scaleY(${shown})`;
    }
  }
  return state.join();
}

export async function html(slides) {
  const drawn = slides.map(({ seconds, draw }) => ({ seconds, svg: draw() }));
  return `<!doctype html><meta charset="utf-8"><style>${await fontCss()}
    body { margin: 0; background: ${colors.paper} } svg { display: block; font-kerning: normal }</style>
    <svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"></svg>
    <script>const slides = ${JSON.stringify(drawn).replaceAll('<', '\\u003c')};
    window.showAt = (time) => (${showAt.toString()})(slides, time);</script>`;
}
