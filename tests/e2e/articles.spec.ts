import { expect, test } from './test';

const cia = '/bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo';

test('links to the sections of an article by stable URLs, and highlights the current one', async ({
  page,
  isMobile,
}, { project }) => {
  await page.goto(cia, { waitUntil: 'networkidle' });
  const heading = page.getByRole('heading', { level: 2, name: 'Giữ chứng chỉ' });
  const wide = project.name === 'desktop' && !isMobile;
  if (!wide) await page.getByText('Trong trang này').filter({ visible: true }).click();
  const way = page
    .getByRole('navigation', { name: 'Trong trang này' })
    .getByRole('link', { name: 'Giữ chứng chỉ' });
  await way.click();
  await expect(page).toHaveURL(/#giu-chung-chi$/);
  await expect(heading).toBeInViewport();
  if (wide) await expect(way).toHaveAttribute('aria-current', 'location');
  else await expect(way).toBeHidden();
  await page.goto('/');
  await page.goto(`${cia}#giu-chung-chi`);
  await expect(heading).toBeInViewport();
});

test('scrolls a table wider than the screen by keyboard, without scrolling the page', async ({
  page,
}, { project }) => {
  await page.goto(cia, { waitUntil: 'networkidle' });
  const region = page.getByRole('region', { name: /Số câu hỏi, thời gian/ });
  if (project.name === 'desktop') {
    await expect(page.getByRole('table', { name: /Số câu hỏi, thời gian/ })).toBeVisible();
    await expect(region).toHaveCount(0);
    return;
  }
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
});

test('opens a question by keyboard, and prints every answer but no controls', async ({ page }) => {
  await page.goto(cia, { waitUntil: 'networkidle' });
  const question = page.getByText('Thi ở đâu?');
  const response = page.getByText(/trung tâm khảo thí được uỷ quyền ở Hà Nội/);
  await expect(response).toBeHidden();
  await question.press('Enter');
  await expect(response).toBeVisible();
  await question.press('Enter');
  await expect(response).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => response.evaluate((line) => line.getBoundingClientRect().height))
    .toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'In trang' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Trong trang này' })).toBeHidden();
});

test('opens submenus by keyboard and closes them with Escape', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'On a phone they stand in the menu.');
  await page.goto('/', { waitUntil: 'networkidle' });
  const caret = page.getByLabel('Các trang của mục Bằng cấp');
  await caret.press('Enter');
  const way = page.getByRole('link', { name: 'Yêu cầu CPE' });
  await expect(way).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(way).toBeHidden();
  await expect(caret).toBeFocused();
  await caret.press('Enter');
  await way.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yêu cầu CPE' })).toBeVisible();
});
