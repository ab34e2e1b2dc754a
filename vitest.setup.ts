import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Node 25 and later have a storage of their own, which Vitest leaves where jsdom's belongs.
const { window: page } = (globalThis as unknown as { jsdom: { window: Window } }).jsdom;
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { configurable: true, value: page[name] });
}

// jsdom lays nothing out: nothing comes into view, and nothing changes its size.
class InertObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: InertObserver, ResizeObserver: InertObserver });

// The first render of a page compiles it; a busy machine takes its time.
configure({ asyncUtilTimeout: 4000 });

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

// Each test begins with an empty page.
afterEach(() => cleanup());
