import { jsonForHtml } from './jsonForHtml';

/**
 * The inline script that brings the app once the page stands on the screen: until then the line and the
 * processor belong to its text. The first paint may be of the page's head alone, and a frame's callback
 * comes before its paint: so the whole page, its paint and one more frame are waited for. A page in a
 * hidden tab is never painted and starts at once, one that is hidden before its paint when it is hidden,
 * one that somebody uses meanwhile at that touch or key, and one whose pictures or paint keep it waiting
 * after five seconds.
 * `loadFonts` is `fontScript`'s.
 * @param scripts addresses of what the entry and the page need besides, fetched side by side
 */
export function startScript(entry: string, scripts: readonly string[]): string {
  return `{
const { nonce } = document.currentScript;
let started = false;
const start = () => {
  if (started) return;
  started = true;
  loadFonts();
  for (const href of ${jsonForHtml(scripts)}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }));
  }
  import(${jsonForHtml(entry)});
};
const afterPaint = () => {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(start));
  }).observe({ type: 'paint', buffered: true });
};
addEventListener('DOMContentLoaded', () => {
  if (document.hidden) return start();
  for (const sign of ['visibilitychange', 'pointerdown', 'keydown']) {
    document.addEventListener(sign, start, { once: true });
  }
  setTimeout(start, 5000);
});
addEventListener('load', afterPaint);
}`;
}
