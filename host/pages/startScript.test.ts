import { randomUUID } from 'node:crypto';
import { constants, createContext, Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startScript } from './startScript';

/** The parts of a browser that the script uses; the test triggers the paint. */
function open(tab: { hidden?: boolean; modules?: string[] } = {}) {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    hidden: tab.hidden ?? false,
    currentScript: { nonce: 'n' },
    head: { append: vi.fn() },
    createElement: () => ({}),
  });
  const loadFonts = vi.fn();
  const paint = vi.fn<() => void>();
  class PerformanceObserver {
    constructor(reported: (list: unknown, observer: unknown) => void) {
      paint.mockImplementation(() => {
        reported({ getEntriesByName: (name: string) => [name] }, { disconnect: () => undefined });
      });
    }
    observe() {}
  }
  const { modules = ['data:text/javascript,'] } = tab;
  new Script(startScript(modules, ['/assets/page.js']), {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInContext(
    createContext({
      document,
      loadFonts,
      PerformanceObserver,
      setTimeout,
      requestAnimationFrame: (frame: () => void) => setTimeout(frame, 16),
      addEventListener: page.addEventListener.bind(page),
    }),
  );
  return { page, document, loadFonts, paint };
}

describe('startScript', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('starts the app one frame after the first full paint, once', () => {
    const { page, document, loadFonts, paint } = open();
    page.dispatchEvent(new Event('DOMContentLoaded'));
    page.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(100);
    expect(loadFonts).not.toHaveBeenCalled();
    paint();
    expect(loadFonts).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(loadFonts).toHaveBeenCalledOnce();
    expect(document.head.append).toHaveBeenCalledWith({
      rel: 'modulepreload',
      href: '/assets/page.js',
      nonce: 'n',
    });
    vi.advanceTimersByTime(10_000);
    document.dispatchEvent(new Event('keydown'));
    expect(loadFonts).toHaveBeenCalledOnce();
  });

  it('evaluates the modules one by one, and lets the browser paint in between', async () => {
    const evaluated: string[] = [];
    vi.stubGlobal('evaluated', evaluated);
    // Node evaluates a module of one address once.
    const module = (name: string) =>
      `data:text/javascript,evaluated.push("${name}") // ${randomUUID()}`;
    const { page } = open({ hidden: true, modules: [module('react'), module('app')] });
    page.dispatchEvent(new Event('DOMContentLoaded'));
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    while (vi.getTimerCount() === 0) await settled();
    expect(evaluated).toEqual(['react']);
    vi.runAllTimers();
    while (vi.getTimerCount() === 0) await settled();
    expect(evaluated).toEqual(['react', 'app']);
  });

  it('starts after five seconds even if an image has not loaded', () => {
    const { page, loadFonts } = open();
    page.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(4999);
    expect(loadFonts).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(loadFonts).toHaveBeenCalledOnce();
  });

  it.each(['visibilitychange', 'pointerdown', 'keydown'])('starts at once on %s', (sign) => {
    const { page, document, loadFonts } = open();
    page.dispatchEvent(new Event('DOMContentLoaded'));
    document.dispatchEvent(new Event(sign));
    expect(loadFonts).toHaveBeenCalledOnce();
  });

  it('starts at once in a hidden tab', () => {
    const { page, loadFonts } = open({ hidden: true });
    page.dispatchEvent(new Event('DOMContentLoaded'));
    expect(loadFonts).toHaveBeenCalledOnce();
  });
});
