import { expect, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import type { Product } from '../support/product';
import { enroll } from '../support/enroll';
import { newUnsecuredStaff } from '../support/members';

/** A person not yet registered; each test has its own. */
export interface Person {
  fullName: string;
  email: string;
  username: string;
  phone: string;
  password: string;
}

export function newPerson(): Person {
  const mark = randomBytes(5).toString('hex');
  return {
    fullName: 'Nguyễn Thị Kiểm Thử',
    email: `kiem-thu-${mark}@example.vn`,
    username: `kiem-thu-${mark}`,
    phone: '0912345678',
    password: randomBytes(9).toString('base64url'),
  };
}

export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Họ và tên').fill(person.fullName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Số điện thoại').fill(person.phone);
  await page.getByLabel('Tên đăng nhập').fill(person.username);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: /Tôi đồng ý/ }).check();
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
}

export async function fillLogin(
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email hoặc tên đăng nhập').fill(person.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
}

/** Registers a new member through the API. */
export async function registerMember(page: Page): Promise<Person> {
  const person = newPerson();
  const response = await page.request.post('/api/auth/local/register', {
    data: { ...person, consent: true },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return person;
}

/** Registers a new member and logs in through the screen. */
export async function loginAsNewMember(page: Page): Promise<Person> {
  const person = await registerMember(page);
  await page.goto('/dang-nhap');
  await fillLogin(page, person);
  await expect(page).toHaveURL('/');
  return person;
}

/** Logs in through the screen as a new member of the staff. */
export async function loginAsNewStaff(page: Page, { api }: Product): Promise<void> {
  const { email, password } = await newUnsecuredStaff(api);
  await page.goto('/dang-nhap');
  await fillLogin(page, { email, password });
  await expect(page).toHaveURL('/');
  await enroll(api, email);
}

export async function logout(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Đăng xuất' }).filter({ visible: true }).click();
  // The server ends the session before the browser forgets it: a page that opens in between would still be a member's.
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'token'))
    .toBe(false);
}

/** Opens the member's menu: the account menu on wide screens, the main menu on a phone. */
export async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ visible: true, hasText: /\S/ })
    .click();
}
