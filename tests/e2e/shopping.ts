import type { Course } from '../../src/data/generated/types';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

export type SampleCourse = Pick<Course, 'documentId' | 'title' | 'slug' | 'price' | 'seatsLeft'>;

/** Upcoming published courses with a price and seats left, most expensive first. */
export async function openCourses(request: APIRequestContext): Promise<SampleCourse[]> {
  const response = await request.get('/api/courses?sort=price:desc&pagination[pageSize]=50');
  const { data } = (await response.json()) as { data: Course[] };
  const now = new Date().toISOString();
  return data.filter(
    ({ price, seatsLeft, format, startAt }) =>
      format !== 'self-paced' &&
      price > 0 &&
      startAt !== null &&
      startAt > now &&
      (seatsLeft === null || seatsLeft >= 10),
  );
}

/** One of them; each index is a different course. */
export async function openCourse(request: APIRequestContext, index = 0): Promise<SampleCourse> {
  const course = (await openCourses(request))[index];
  if (course === undefined) throw new Error(`The sample content has no open course no. ${index}.`);
  return course;
}

export async function addCourse(page: Page, course: SampleCourse): Promise<void> {
  await page.goto(`/khoa-hoc/${course.slug}`);
  // In the side panel and, on a phone, also in the bottom bar.
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).last().click();
  await expect(page.getByText('Đã thêm “')).toBeVisible();
}

export async function ordersOf(page: Page): Promise<{ code: string; total: number }[]> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value;
  if (token === undefined) throw new Error('Nobody is logged in.');
  const response = await page.request.get('/api/order/userOrder?page=1', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: { code: string; total: number }[] };
  return data;
}

export function money(dong: number): string {
  return `${String(dong).replace(/\B(?=(\d{3})+$)/g, '.')}\u00a0₫`;
}
