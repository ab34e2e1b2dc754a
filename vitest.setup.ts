import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { resetVisitor } from '@/data/testing/resetVisitor';
import { dismissToast, toastStore } from '@/ui/toast';

// Node 25 and later define their own storage, which Vitest does not replace with jsdom's.
const { window: page } = (globalThis as unknown as { jsdom: { window: Window } }).jsdom;
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { configurable: true, value: page[name] });
}

// Of styles, tests ask only whether an element is shown: to match all the other rules would take a third of the time.
const { sheet } = document.head.appendChild(document.createElement('style'));
const sheets = Object.getPrototypeOf(sheet) as CSSStyleSheet;
const { insertRule } = sheets;
sheets.insertRule = function insertIfItHides(rule, index) {
  const hides = /(?:display|pointer-events):\s*none|visibility:\s*hidden/.test(rule);
  return insertRule.call(this, hides ? rule : '@font-face {}', index);
};

// jsdom does no layout: nothing enters the viewport or changes size.
class InertObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
// Its devices prefer nothing.
const matchMedia = () => Object.assign(new EventTarget(), { matches: false });
Object.assign(globalThis, {
  IntersectionObserver: InertObserver,
  ResizeObserver: InertObserver,
  matchMedia,
});

// A page's first render compiles it, and the first request loads the network: both take time on a busy machine.
const patience = 10_000;
configure({ asyncUtilTimeout: patience });
const { waitFor } = vi;
vi.waitFor = (callback, options = patience) => waitFor(callback, options);

// jsdom cannot open dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom does no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

// The tests of a file share its page: one that left something behind would decide how the next one ends.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  resetVisitor();
  for (const { id } of toastStore.read()) dismissToast(id);
  vi.useRealTimers();
});
