import { jsonForHtml } from './jsonForHtml';
import { oldestBrowsers } from '../../src/lib/oldestBrowsers';

const elementId = 'without-app';

/** Displayed if the app cannot run. */
const noAppText = `Trình duyệt này không chạy được phần tương tác của trang. Quý khách vẫn đọc được nội dung; để đăng nhập, đặt hàng hoặc gửi biểu mẫu, vui lòng bật JavaScript rồi tải lại trang, hoặc dùng trình duyệt mới hơn: ${oldestBrowsers.names}.`;

/** Shown by `noAppScript`, or immediately if scripts are disabled. */
export const noAppNotice = `<div id="${elementId}" role="alert" hidden>${noAppText}</div>
<noscript><div class="${elementId}">${noAppText}</div></noscript>`;

/**
 * Shows the notice if the app's scripts are missing or their syntax is too new, here and in `startScript`. In a script element and
 * a different syntax, for browsers that cannot read the others.
 */
export const noAppScript = `function showNoAppNotice(){var n=document.getElementById('${elementId}');if(n)n.hidden=false;else addEventListener('DOMContentLoaded',showNoAppNotice)}addEventListener('error',function(e){if(/SyntaxError/.test(e.message))showNoAppNotice()})`;

/**
 * Starts the app once the page is painted, so that its content gets network and CPU first. The first paint
 * may show only the head, and a frame's callback precedes its paint: hence `load`, then
 * first-contentful-paint, then one more frame. Hiding the tab, a touch or a key starts it at once.
 * Records clicks made before the app starts, for `replayEarlyClicks`: on buttons that the app will enable, also by Enter in
 * a field of their form, and on buttons that do nothing without the app.
 * @param modules evaluated one after the other, each in a separate task
 * @param scripts only fetched
 */
export function startScript(modules: readonly string[], scripts: readonly string[]): string {
  return `{
const { nonce } = document.currentScript;
const pressedEarly = (globalThis.pressedEarly = []);
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
  evaluate(${jsonForHtml(modules)}).catch((error) => {
    showNoAppNotice();
    console.error(error);
  });
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
    // After hydration, the app handles clicks on enabled buttons.
    const { app } = document.documentElement.dataset;
    if (!button || app === 'started' || (app && !button.disabled)) return;
    if (button.disabled && pressedEarly.includes(button)) return;
    pressedEarly.push(button);
    button.setAttribute('data-pressed', '');
  };
  document.addEventListener('pointerup', ({ button, clientX, clientY }) => {
    if (button !== 0) return;
    press(document.elementFromPoint(clientX, clientY)?.closest('button:disabled, button[type=button]'));
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target.matches('input')) press(target.form?.querySelector('[type=submit]:disabled'));
  });
  setTimeout(start, 5000);
});
addEventListener('load', afterPaint);
}`;
}
