import type { Page } from '@playwright/test';
import { addOrder } from '../support/orders';
import { buyCourseAndDocument } from './library';
import { fillLogin, loginAsNewMember, registerMember } from './member';
import { addCourse, openCourse, ordersOf } from './shopping';
import { expect, test } from './test';
import { userIdOf } from '../support/members';

test.describe('with the API stopped', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('shows loaded pages, keeps typed input, and continues each step on retry', async ({
    page,
    browser,
    product,
  }) => {
    // A restart is slow on a busy machine.
    test.setTimeout(180_000);
    const course = await openCourse(page.request);
    const person = await loginAsNewMember(page);
    const bought = await buyCourseAndDocument(product, person);
    const userId = await userIdOf(product.api, person.email);
    const unpaid = await addOrder(product.api, userId, {
      status: 'pending_payment',
      lines: [{ kind: 'document', item: bought.document.document_id }],
    });
    await addCourse(page, course);
    await page.goto('/khoa-hoc');

    const open = async (path: string) => {
      const tab = await page.context().newPage();
      await tab.goto(path);
      return tab;
    };
    const checkout = await open('/dat-hang');
    await checkout.getByLabel('Lời nhắn cho Viện').fill('Xin gửi lịch học sớm.');
    await expect(checkout.getByRole('main')).toContainText(course.title);
    const lesson = await open(
      `/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=${bought.course.document_id}&bai=1`,
    );
    const done = lesson.getByRole('button', { name: 'Xác nhận đã học xong' });
    await expect(done).toBeVisible();
    const payment = await open(`/tai-khoan/lich-su-mua-hang?don=${unpaid}`);
    const howToPay = payment.getByRole('region', { name: 'Chuyển khoản ngân hàng' });
    await expect(howToPay).toBeVisible();
    const visitor = await browser.newContext({ baseURL: product.url });
    const login = await visitor.newPage();
    const other = await registerMember(login);
    await login.goto('/dang-nhap');

    await product.stopApi();
    try {
      await page.goto('/khoa-hoc');
      await expect(page.getByRole('heading', { level: 1, name: 'Khoá học' })).toBeVisible();
      await page.goto('/gio-hang');
      await expect(page.getByRole('main')).toContainText(course.title);
      await expect(page.getByText('Chưa tính được giá')).toBeVisible();

      await checkout.getByRole('button', { name: 'Đặt hàng' }).click();
      await expect(failureOf(checkout)).toBeVisible();
      await expect(checkout.getByLabel('Lời nhắn cho Viện')).toHaveValue('Xin gửi lịch học sớm.');

      await done.click();
      await expect(done).toHaveAccessibleDescription(/\S/);

      await payment.reload();
      await expect(
        payment.getByRole('heading', { name: 'Chưa kết nối được máy chủ' }),
      ).toBeVisible();

      await fillLogin(login, other);
      await expect(failureOf(login)).toBeVisible();
      await expect(login.getByLabel('Email hoặc tên đăng nhập')).toHaveValue(other.email);
    } finally {
      await product.restart();
    }
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByText('Chưa tính được giá')).toBeHidden();
    await expect(page.getByRole('main')).toContainText(course.title);

    await checkout.getByRole('button', { name: /Đặt hàng|Gửi lại đơn hàng/ }).click();
    await expect(checkout).toHaveURL(/\/dat-hang\/thanh-cong/);
    expect(await ordersOf(checkout)).toHaveLength(3);

    await done.click();
    await expect(lesson.getByText('Quý khách đã học xong bài này')).toBeVisible();

    await payment.getByRole('button', { name: 'Thử lại' }).click();
    await expect(howToPay).toBeVisible();

    await login.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(login).toHaveURL('/');
    await visitor.close();
  });
});

const failureOf = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ visible: true }).first();
