import { VIETNAM_OFFSET_MS } from '@iia/shared/dates';
import { expect, test } from './test';

// The month view is for wide screens; the phone's agenda is tested below.
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

test('finds a seminar in the calendar by keyboard, and returns to its month with Back', async ({
  page,
}) => {
  const { data } = (await (
    await page.request.get('/api/seminars?sort=startAt:desc&pagination[pageSize]=1')
  ).json()) as { data: { title: string; slug: string; startAt: string }[] };
  const [seminar] = data;
  if (!seminar) throw new Error('There is no seminar.');
  const local = new Date(Date.parse(seminar.startAt) + VIETNAM_OFFSET_MS).toISOString();
  const month = local.slice(0, 7);

  await page.goto(`/hoi-thao?xem=lich&thang=${month}`);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await page.locator(`[data-day="${month}-01"]`).focus();
  for (let day = 1; day < Number(local.slice(8, 10)); day += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.locator(`[data-day="${local.slice(0, 10)}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/hoi-thao/${seminar.slug}`);
  await page.goBack();
  await expect(grid).toBeVisible();

  await page.setViewportSize({ width: 375, height: 800 });
  await expect(grid).toBeHidden();
  await expect(page.getByRole('link', { name: seminar.title }).first()).toBeVisible();
});
