import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractRoutesOf } from 'rest-contract/contract';
import { collectionOf } from '../../host/api/ApiReader';
import { schema } from '@/data/testing/contract';
import { newEditor } from '../support/staff';
import { callApi, runTask } from '../support/api';
import { newMember } from '../support/members';
import { startApi, testPurgeSecret } from '../support/startApi';
import { addItem, courseFields } from '../support/content';
import { inDays } from '../support/clock';
import { orderBody, placeOrder } from '../support/orders';
import { sharedPurgeHost } from '../support/standIn';
import { shared } from '../support/suite';

const course = 'api::course.course';

describe('purge requests to the host', () => {
  const host = sharedPurgeHost();
  const api = shared(
    () => startApi({ hooks: true, env: host.env }),
    (own) => own.stop(),
  );
  const editor = shared(() => newEditor(api));
  let category: string;
  const everPurged = new Set<string>();

  beforeAll(async () => {
    const group = { name: 'Nghiệp vụ', slug: 'nghiep-vu', order: 1 };
    category = await editor.create('api::course-category.course-category', group);
  });

  let marks = 0;
  /** Purges are sent in sequence: once this one has arrived, so have all earlier ones, whose tags it returns. */
  async function earlierTags(): Promise<string[]> {
    marks += 1;
    const mark = { title: 'A', summary: 'A', slug: `dau-${marks}`, order: 1 };
    await editor.create('api::standard-list.standard-list', mark);
    await expect.poll(host.tags).toContain('standard-lists');
    const tags = host.tags();
    for (const tag of tags) everPurged.add(tag);
    host.forget();
    return tags.filter((tag) => !tag.startsWith('standard-'));
  }

  beforeEach(earlierTags);

  const data = (slug: string) => courseFields(slug, category);

  it('purges everything after a start', async () => {
    await api.restart();
    await expect.poll(host.tags).toEqual(['everything']);
  });

  it('purges nothing for a draft', async () => {
    await editor.create(course, data('ban-nhap'));
    expect(await earlierTags()).toEqual([]);
  });

  it('purges the pages of a published record, with the secret', async () => {
    await editor.add(course, data('moi'));
    await expect.poll(host.tags).toEqual(['courses', 'home-page']);
    expect(host.secrets()[0]).toBe(`Bearer ${testPurgeSecret}`);
  });

  it.each(['unpublish', 'remove'] as const)('purges the same pages after %s', async (leave) => {
    const id = await editor.add(course, data(leave));
    await expect.poll(host.tags).toContain('courses');
    await earlierTags();
    await editor[leave](course, id);
    await expect.poll(host.tags).toEqual(['courses', 'home-page']);
  });

  it('purges the lists of a changed category', async () => {
    await editor.create('api::course-category.course-category', { name: 'A', slug: 'a', order: 1 });
    await expect.poll(host.tags).toEqual(['course-categories', 'courses', 'home-page']);
  });

  it.each([
    [
      'api::news-category.news-category',
      { name: 'A' },
      ['home-page', 'news-categories', 'news-posts'],
    ],
    ['api::about-page.about-page', { title: 'A', summary: 'A' }, ['about-pages']],
    ['api::co-manager.co-manager', { name: 'A', position: 'A', group: 'board' }, ['co-managers']],
  ])('purges the pages of %s', async (uid, fields, tags) => {
    const id = await editor.create(uid, { ...fields, slug: 'a', order: 1 });
    if (['api::about-page.about-page', 'api::co-manager.co-manager'].includes(uid)) {
      expect(await earlierTags()).toEqual([]);
      await editor.publish(uid, id);
    }
    await expect.poll(host.tags).toEqual(tags);
  });

  it('purges a single page once it is published', async () => {
    const page = 'api::single-page.trang-cia';
    await editor.saveSingle(page, { title: 'CIA', summary: 'Tóm tắt.' });
    expect(await earlierTags()).toEqual([]);
    await editor.publishSingle(page);
    await expect.poll(host.tags).toEqual(['trang-cia']);
  });

  it('purges the home page too if it shows the record', async () => {
    await editor.add('api::partner.partner', { name: 'Đối tác', order: 1 });
    await expect.poll(host.tags).toEqual(['home-page', 'partners']);
  });

  const orderOf = (documentId: string, expectedTotal: number) =>
    orderBody([{ kind: 'course', documentId, quantity: 1 }], expectedTotal);

  it('purges the seats that an order reserves and releases', async () => {
    const { token } = await newMember(api);
    const order = orderOf(await addItem(api, 'course', { price: 1000 }), 1000);
    const placed = await placeOrder(api, token, order);
    await expect.poll(host.tags).toEqual(['courses', 'home-page', 'seminars']);
    await earlierTags();
    await api.sql('update orders set pay_before = ? where document_id = ?', [
      inDays(-1),
      placed.body.data.documentId,
    ]);
    await runTask(api, 'cancelUnpaidOrders');
    await expect.poll(host.tags).toEqual(['courses', 'home-page']);
  });

  it('purges nothing for an existing order that a request repeats', async () => {
    const { token } = await newMember(api);
    const order = orderOf(await addItem(api, 'course', { price: 0 }), 0);
    const place = () => placeOrder(api, token, order);
    expect((await place()).status).toBe(200);
    await expect.poll(host.tags).toEqual(['courses', 'home-page', 'seminars']);
    await earlierTags();
    expect((await place()).status).toBe(200);
    expect(await earlierTags()).toEqual([]);
  });

  it('retries for a host that was down, without delaying editors', async () => {
    const timed = async (slug: string) => {
      const start = performance.now();
      await editor.add(course, data(slug));
      return performance.now() - start;
    };
    const usual = await timed('nhu-thuong');
    await expect.poll(host.tags).toContain('courses');
    await earlierTags();
    host.fail(503, 500);
    expect(await timed('kien-tri')).toBeLessThan(usual + 2_000);
    await expect.poll(host.tags, { timeout: 10_000 }).toContain('courses');
    expect((await callApi(api, '/courses/kien-tri')).status).toBe(200);
  });

  it('purges the pages of a list of standards', async () => {
    const list = { title: 'A', summary: 'A', slug: 'a', order: 1 };
    await editor.create('api::standard-list.standard-list', list);
    await expect.poll(host.tags).toEqual(['standard-lists', 'standard-pages']);
  });

  it('purges only tags that the host knows: endpoints that anyone may read', () => {
    const read = contractRoutesOf(schema).filter(
      ({ method, access }) => method === 'GET' && access === 'PUBLIC',
    );
    const known = new Set(read.map(({ path }) => collectionOf(`/api${path}`)));
    expect(everPurged.size).toBeGreaterThan(1);
    expect([...everPurged].filter((tag) => tag !== 'everything' && !known.has(tag))).toEqual([]);
  });
});
