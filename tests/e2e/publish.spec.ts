import { newEditor, type TestEditor } from '../support/staff';
import { openCourse } from './shopping';
import { expect, test } from './test';

let editor: TestEditor;

test.beforeAll(async ({ product }) => {
  editor = await newEditor(product.api);
});

test('shows the home page as the editor arranged it', async ({ page }) => {
  const uid = 'api::home-page.home-page';
  await page.goto('/');
  const words = {
    title: 'Mười năm đồng hành cùng nghề',
    lead: 'Lời mở đầu mà biên tập viên vừa viết.',
    label: 'Xem các dịch vụ',
    url: '/lien-he',
  };
  await editor.saveSingle(uid, {
    hero: words,
    highlights: [{ title: 'Điểm vừa thêm', detail: 'Điều vừa được viết.', url: '/khoa-hoc' }],
    figures: [{ value: '4.321', label: 'học viên vừa đếm' }],
    figuresOn: '2026-09-30',
  });
  await editor.publishSingle(uid);

  await expect(async () => {
    expect(await (await page.request.get('/')).text()).toContain(words.title);
  }).toPass({ timeout: 10_000 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(words.lead);
  await expect(main.getByRole('link', { name: words.label })).toHaveAttribute('href', words.url);
  await expect(main.getByRole('link', { name: 'Điểm vừa thêm' })).toBeVisible();
  await expect(main).toContainText('4.321');
  await expect(main).toContainText('Số liệu tính đến 30/09/2026');
});

test('redirects a changed slug, from outside and within the site', async ({ page, product }) => {
  const { slug, documentId, title } = await openCourse(page.request, 7);
  await page.goto('/khoa-hoc');
  await editor.update('api::course.course', documentId, { slug: `${slug}-moi` });
  await editor.publish('api::course.course', documentId);

  await expect(async () => {
    const response = await page.request.get(`/khoa-hoc/${slug}?x=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    // Parameters that do not affect rendering are dropped.
    expect(response.headers()['location']).toBe(`/khoa-hoc/${slug}-moi`);
  }).toPass({ timeout: 5_000 });
  // The router uses the URL, as for a link on a page that was already open.
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/khoa-hoc/${slug}`);
  await expect(page).toHaveURL(`/khoa-hoc/${slug}-moi`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const sitemap = await page.request.get(`${product.url}/sitemap/courses-1.xml`);
  expect(await sitemap.text()).toContain(`/khoa-hoc/${slug}-moi<`);
});
