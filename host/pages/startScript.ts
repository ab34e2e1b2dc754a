import { jsonForHtml } from './jsonForHtml';

/**
 * Starts the app once the page is painted, so that its content gets network and CPU first. The first paint
 * may show only the head, and a frame's callback precedes its paint: hence `load`, then
 * first-contentful-paint, then one more frame. Hiding the tab, a touch or a key starts it at once.
 * A button that is pressed before it works is marked, for `pressMarkedButton`: by itself, or by Enter in its form's field.
 * @param modules evaluated one after the other, each in a task of its own
 * @param scripts only fetched
 */
export function startScript(modules: readonly string[], scripts: readonly string[]): string {
  return `{
const { nonce } = document.currentScript;
const evaluate = async (modules) => {
  for (const module of modules) {
    await import(module);
    await new Promise((resolve) => setTimeout(resolve));
  }
};
let started = false;
const start = () => {
  if (started) return;
  started = true;
  loadFonts();
  for (const href of ${jsonForHtml([...new Set([...modules, ...scripts])])}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }));
  }
  evaluate(${jsonForHtml(modules)});
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
  const press = (button) => {
    if (!button || 'started' in document.documentElement.dataset) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  };
  document.addEventListener('pointerup', ({ clientX, clientY }) => {
    press(document.elementFromPoint(clientX, clientY)?.closest('button:disabled'));
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target.matches('input')) press(target.form?.querySelector('[type=submit]:disabled'));
  });
  setTimeout(start, 5000);
});
addEventListener('load', afterPaint);
}`;
}
