import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractRoutesOf } from 'rest-contract/contract';
import { collectionOf } from '../../host/api/ApiReader';
import { schema } from '@/data/testing/contract';
import { newEditor, type TestEditor } from '../support/staff';
import { callApi, runTask } from '../support/api';
import { newMember } from '../support/members';
import { startApi, type TestApi } from '../support/startApi';
import { addItem, courseFields } from '../support/content';
import { inDays } from '../support/clock';

const course = 'api::course.course';
const secret = 'purge-secret';

describe('purge requests to the host', () => {
  let api: TestApi;
  let editor: TestEditor;
  let category: string;
  let host: Server;
  let purges: { authorization: string | undefined; tags: string[] }[] = [];
  const everPurged = new Set<string>();
  /** Failure statuses that the host returns before it succeeds. */
  let failures: number[] = [];

  const allTags = () => [...new Set(purges.flatMap(({ tags }) => tags))].sort();

  beforeAll(async () => {
    host = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const status = failures.shift();
        if (status === undefined) {
          const { tags = ['everything'] } = JSON.parse(body) as { tags?: string[] };
          purges.push({ authorization: request.headers.authorization, tags });
          for (const tag of tags) everPurged.add(tag);
        }
        response.writeHead(status ?? 204).end();
      });
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const { port } = host.address() as AddressInfo;
    api = await startApi({
      hooks: true,
      env: { HOST_PURGE_URL: `http://127.0.0.1:${port}/purge`, PURGE_SECRET: secret },
    });
    editor = await newEditor(api);
    const group = { name: 'Nghiệp vụ', slug: 'nghiep-vu', order: 1 };
    category = await editor.create('api::course-category.course-category', group);
  });

  beforeEach(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    purges = [];
    failures = [];
  });

  afterAll(async () => {
    await api.stop();
    host.close();
  });

  const data = (slug: string) => courseFields(slug, category);

  it('purges everything after a start', async () => {
    await api.restart();
    await expect.poll(allTags).toEqual(['everything']);
  });

  it('purges nothing for a draft', async () => {
    await editor.create(course, data('ban-nhap'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(purges).toEqual([]);
  });

  it('purges the pages of a published record, with the secret', async () => {
    await editor.add(course, data('moi'));
    await expect.poll(allTags).toEqual(['courses', 'home-page']);
    expect(purges[0]?.authorization).toBe(`Bearer ${secret}`);
  });

  it.each(['unpublish', 'remove'] as const)('purges the same pages after %s', async (leave) => {
    const id = await editor.add(course, data(leave));
    await expect.poll(allTags).toContain('courses');
    purges = [];
    await editor[leave](course, id);
    await expect.poll(allTags).toEqual(['courses', 'home-page']);
  });

  it('purges the lists of a changed category', async () => {
    await editor.create('api::course-category.course-category', { name: 'A', slug: 'a', order: 1 });
    await expect.poll(allTags).toEqual(['course-categories', 'courses', 'home-page']);
  });

  it.each([
    [
      'api::news-category.news-category',
      { name: 'A' },
      ['home-page', 'news-categories', 'news-posts'],
    ],
    ['api::about-page.about-page', { title: 'A', summary: 'A' }, ['about-pages']],
    ['api::co-manager.co-manager', { name: 'A', position: 'A', group: 'board' }, ['co-managers']],
    [
      'api::standard-list.standard-list',
      { title: 'A', summary: 'A' },
      ['standard-lists', 'standard-pages'],
    ],
  ])('purges the pages of %s', async (uid, fields, tags) => {
    const id = await editor.create(uid, { ...fields, slug: 'a', order: 1 });
    if (['api::about-page.about-page', 'api::co-manager.co-manager'].includes(uid)) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(purges).toEqual([]);
      await editor.publish(uid, id);
    }
    await expect.poll(allTags).toEqual(tags);
  });

  it('purges a single page once it is published', async () => {
    const page = 'api::single-page.trang-cia';
    await editor.saveSingle(page, { title: 'CIA', summary: 'Tóm tắt.' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(purges).toEqual([]);
    await editor.publishSingle(page);
    await expect.poll(allTags).toEqual(['trang-cia']);
  });

  it('purges the home page too if it shows the record', async () => {
    await editor.add('api::partner.partner', { name: 'Đối tác', order: 1 });
    await expect.poll(allTags).toEqual(['home-page', 'partners']);
  });

  const orderOf = (documentId: string, expectedTotal: number) => ({
    items: [{ kind: 'course', documentId, quantity: 1 }],
    customer: { fullName: 'Nguyễn Minh An', email: 'an@congty.vn', phone: '0912345678' },
    expectedTotal,
    idempotencyKey: randomUUID(),
  });

  it('purges the seats that an order reserves and releases', async () => {
    const { token } = await newMember(api);
    const json = orderOf(await addItem(api, 'course', { price: 1000 }), 1000);
    const placed = await callApi<{ data: { documentId: string } }>(api, '/order/addUserOrder', {
      token,
      json,
    });
    await expect.poll(allTags).toEqual(['courses', 'home-page', 'seminars']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    purges = [];
    await api.sql('update orders set pay_before = ? where document_id = ?', [
      inDays(-1),
      placed.body.data.documentId,
    ]);
    await runTask(api, 'cancelUnpaidOrders');
    await expect.poll(allTags).toEqual(['courses', 'home-page']);
  });

  it('purges nothing for an existing order that a request repeats', async () => {
    const { token } = await newMember(api);
    const order = orderOf(await addItem(api, 'course', { price: 0 }), 0);
    const place = () => callApi(api, '/order/addUserOrder', { token, json: order });
    expect((await place()).status).toBe(200);
    await expect.poll(allTags).toEqual(['courses', 'home-page', 'seminars']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    purges = [];
    expect((await place()).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(purges).toEqual([]);
  });

  it('retries for a host that was down, without delaying editors', async () => {
    const timed = async (slug: string) => {
      const start = performance.now();
      await editor.add(course, data(slug));
      return performance.now() - start;
    };
    const usual = await timed('nhu-thuong');
    await expect.poll(allTags).toContain('courses');
    purges = [];
    failures = [503, 500];
    expect(await timed('kien-tri')).toBeLessThan(usual + 2_000);
    await expect.poll(allTags, { timeout: 10_000 }).toContain('courses');
    expect((await callApi(api, '/courses/kien-tri')).status).toBe(200);
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
