import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A course of the sample content with what a test wants to know of it. */
export interface SampleCourse {
  documentId: string;
  title: string;
  slug: string;
  price: number;
  placesLeft: number | null;
}

interface ListAnswer {
  data: (SampleCourse & { format: string; startAt: string | null })[];
}

/** Published courses with a date ahead, a price and places left, dearest first. */
export async function openCourses(request: APIRequestContext): Promise<SampleCourse[]> {
  const answer = await request.get('/api/courses?sort=price:desc&pagination[pageSize]=50');
  const { data } = (await answer.json()) as ListAnswer;
  const now = new Date().toISOString();
  return data.filter(
    ({ price, placesLeft, format, startAt }) =>
      format !== 'self-paced' &&
      price > 0 &&
      startAt !== null &&
      startAt > now &&
      (placesLeft === null || placesLeft >= 10),
  );
}

/** One of them; each index is another course. */
export async function openCourse(request: APIRequestContext, index = 0): Promise<SampleCourse> {
  const course = (await openCourses(request))[index];
  if (course === undefined) throw new Error(`The sample content has no open course no. ${index}.`);
  return course;
}

/** Opens the course's page and puts one place into the cart. */
export async function addCourse(page: Page, course: SampleCourse): Promise<void> {
  await page.goto(`/khoa-hoc/${course.slug}`);
  // In the panel, and on a phone in the bar at its foot too.
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).last().click();
  await expect(page.getByText('Đã thêm “')).toBeVisible();
}

/** The member's orders as the API has them. */
export async function ordersOf(page: Page): Promise<{ code: string; total: number }[]> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value;
  if (token === undefined) throw new Error('Nobody is logged in.');
  const answer = await page.request.get('/api/order/userOrder?page=1', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { code: string; total: number }[] };
  return data;
}

/** `1.234.567 ₫`, as the screens write it. */
export function money(dong: number): string {
  return `${String(dong).replace(/\B(?=(\d{3})+$)/g, '.')}\u00a0₫`;
}
