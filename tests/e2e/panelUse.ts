import type { Locator, Page } from '@playwright/test';
import type { Product } from '../support/product';
import { codeOf } from '../support/secondFactor';
import { enrolledSecret } from '../support/enroll';
import { expect } from './test';

interface PanelEntry {
  email: string;
  password: string;
}

/** Logs in up to the screen of the second factor. */
export async function givePassword(page: Page, url: string, who: PanelEntry): Promise<void> {
  await page.goto(`${url}/admin/auth/login`);
  await page.locator('input[name="email"]').fill(who.email);
  await page.locator('input[name="password"]').fill(who.password);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('heading', { name: 'Xác thực hai lớp' })).toBeVisible({
    timeout: 30_000,
  });
}

export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Mã xác thực/ }).fill(code);
  await page.getByRole('button', { name: 'Xác nhận' }).click();
}

/** As a user that the tests enrolled (`tests/support/enroll.ts`). */
export async function enterPanel(
  page: Page,
  { url, api }: Pick<Product, 'url' | 'api'>,
  who: PanelEntry,
): Promise<void> {
  await givePassword(page, url, who);
  // Several tests enter within the life of one code.
  await api.sql('update admin_second_factors set last_step = 0');
  await giveCode(page, codeOf(enrolledSecret));
  await expect(page.getByRole('heading', { name: /^Xin chào/ })).toBeVisible({ timeout: 30_000 });
}

/** Opens a panel screen and waits for its heading. */
export async function openScreen(page: Page, url: string, path: string): Promise<void> {
  await page.goto(`${url}/admin${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
}

export const listPath = (uid: string): string => `/content-manager/collection-types/${uid}`;

export async function choose(page: Page, field: Locator, value: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: value }).click();
}

/** All texts on a screen, visible or for screen readers. */
export function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const shown = parent !== null && parent.getClientRects().length > 0;
      if (shown && !parent.closest('style, script')) words.add(walker.currentNode.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        words.add(element.getAttribute(name) ?? '');
      }
    }
    return [...words].map((text) => text.trim()).filter(Boolean);
  });
}
