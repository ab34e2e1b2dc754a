import type { Page } from '@playwright/test';

/**
 * Does to every page what a browser's translator does (facebook/react#11538): each text that is not exempt is replaced by
 * two nested `font` elements, at first and as soon as it changes. The words stay, so that locators find them.
 */
export const translate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const exempt =
      '[translate="no"], .notranslate, script, style, noscript, title, textarea, svg, font';
    const replace = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(exempt) !== null) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      if (node instanceof Text) found.push(node);
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) if (text.isConnected) replace(text);
    };
    const start = () => {
      // React compares the host's page with its own first: translators come after it too.
      if (document.documentElement.dataset['app'] !== 'started') return setTimeout(start, 20);
      replaceIn(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') replaceIn(target);
          else addedNodes.forEach(replaceIn);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      document.documentElement.dataset['translated'] = '';
      return undefined;
    };
    document.addEventListener('DOMContentLoaded', start);
  });

/** Opens a page and waits until it is translated. */
export async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('html[data-translated]').waitFor();
}

/**
 * Presses and chooses each control of the page and its header once, those with the same name only once, and closes the
 * dialogs that they open; stops when one leads to another page. Does not log out.
 * @returns the control after which the page showed this heading, undefined if it never did
 */
export const useControls = (page: Page, errorTitle: string): Promise<string | undefined> =>
  page.evaluate(async (title) => {
    const { pathname } = location;
    const used = new Set(['button Đăng xuất']);
    const nameOf = (control: Element) =>
      `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent}`;
    const next = () =>
      ['main', 'header:not(main header)']
        .flatMap((part) => [
          ...document.querySelectorAll<HTMLElement>(
            `:is(${part}) :is(button:enabled, summary, select:enabled, input:is([type=checkbox], [type=radio]):enabled)`,
          ),
        ])
        .find((control) => !used.has(nameOf(control)));
    for (let control = next(); control && used.size < 25; control = next()) {
      const name = nameOf(control);
      used.add(name);
      if (control instanceof HTMLSelectElement) {
        control.selectedIndex = control.options.length - 1;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else control.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (const dialog of document.querySelectorAll('dialog[open]')) {
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      }
      if (document.querySelector('h1')?.textContent.includes(title)) return name;
      if (location.pathname !== pathname) return undefined;
    }
    return undefined;
  }, errorTitle);
