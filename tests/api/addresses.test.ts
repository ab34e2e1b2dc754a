import { describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { callApi } from '../support/api';
import { strictDatabase } from '../support/database';
import { shared, sharedApi } from '../support/suite';

const service = 'api::service.service';
const newsCategory = 'api::news-category.news-category';
const newsPost = 'api::news-post.news-post';

const serviceData = (slug: string) => ({
  title: `Dịch vụ ${slug}`,
  slug,
  summary: 'Tóm tắt.',
  order: 1,
});

interface Address {
  slug: string;
  updatedAt: string;
  category?: string;
  group?: string;
}

describe.each(strictDatabase)('URLs of public content on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));

  const found = async (slug: string, path = 'services') => {
    const { status, body } = await callApi<{ data: { slug: string } | null }>(
      api,
      `/${path}/${slug}`,
    );
    return status === 200 ? body.data?.slug : status;
  };

  const rename = async (documentId: string, slug: string) => {
    await editor.update(service, documentId, { slug });
    await editor.publish(service, documentId);
  };

  it('redirects each former slug of a record to the current one', async () => {
    const id = await editor.add(service, serviceData('mot'));
    await rename(id, 'hai');
    await rename(id, 'ba');
    expect(await Promise.all(['mot', 'hai', 'ba'].map((slug) => found(slug)))).toEqual([
      'ba',
      'ba',
      'ba',
    ]);
  });

  it('stays unchanged while only the draft has another slug', async () => {
    const id = await editor.add(service, serviceData('cong-khai'));
    await editor.update(service, id, { slug: 'ban-nhap' });
    expect(await found('cong-khai')).toBe('cong-khai');
    expect(await found('ban-nhap')).toBe(404);
  });

  it('resolves a reused slug to its current record, and then to its last one', async () => {
    const first = await editor.add(service, serviceData('tranh-chap'));
    await rename(first, 'nguoi-truoc');
    const second = await editor.add(service, serviceData('tranh-chap'));
    expect(await found('tranh-chap')).toBe('tranh-chap');
    await rename(second, 'nguoi-sau');
    expect(await found('tranh-chap')).toBe('nguoi-sau');
  });

  it('redirects slugs that were changed while unpublished', async () => {
    const id = await editor.add(service, serviceData('tam-an'));
    await editor.unpublish(service, id);
    expect(await found('tam-an')).toBe(404);
    await rename(id, 'tro-lai');
    expect(await found('tam-an')).toBe('tro-lai');
  });

  it('redirects no slug of a deleted record', async () => {
    const id = await editor.add(service, serviceData('sap-xoa'));
    await rename(id, 'sap-xoa-moi');
    await editor.remove(service, id);
    expect(await found('sap-xoa')).toBe(404);
    expect(await api.sql('select * from old_slugs where document_id = ?', [id])).toEqual([]);
  });

  it('redirects slugs of types without drafts too', async () => {
    const id = await editor.create(newsCategory, { name: 'Mục', slug: 'muc-cu', order: 1 });
    await editor.update(newsCategory, id, { slug: 'muc-moi' });
    expect(await found('muc-cu', 'news-categories')).toBe('muc-moi');
  });

  it('lists all URLs with their parts and modification times', async () => {
    const category = await editor.create(newsCategory, { name: 'Tin', slug: 'tin', order: 2 });
    const post = { summary: 'Tóm tắt.', publishedOn: '2031-05-01', featured: false };
    const connect = { category: { connect: [{ documentId: category }] } };
    await editor.add(newsPost, { ...post, ...connect, title: 'Bài một', slug: 'bai-mot' });
    await editor.create(newsPost, { ...post, ...connect, title: 'Nháp', slug: 'bai-nhap' });
    await editor.add('api::co-manager.co-manager', {
      name: 'Người',
      slug: 'nguoi',
      position: 'Uỷ viên',
      group: 'board',
      order: 1,
    });

    const list = async (name: string) =>
      (await callApi<{ data: Address[] }>(api, `/addresses/${name}`)).body.data;
    const [posted, ...others] = await list('news-posts');
    expect(others).toEqual([]);
    expect(posted).toMatchObject({ slug: 'bai-mot', category: 'tin' });
    expect(Date.now() - Date.parse(posted?.updatedAt ?? '')).toBeLessThan(60_000);
    expect(await list('co-managers')).toMatchObject([{ slug: 'nguoi', group: 'board' }]);

    const { body } = await callApi<{ data: { name: string; count: number; updatedAt: string }[] }>(
      api,
      '/addresses',
    );
    const collection = (name: string) => body.data.find((one) => one.name === name);
    expect(collection('news-posts')).toEqual({
      name: 'news-posts',
      count: 1,
      pageCount: 1,
      updatedAt: posted?.updatedAt,
    });
    expect(collection('courses')).toEqual({
      name: 'courses',
      count: 0,
      pageCount: 0,
      updatedAt: null,
    });
    expect(collection('partners')).toMatchObject({ pageCount: 0 });
  });

  it.each([
    ['/addresses/orders', 404],
    ['/addresses/company-information', 404],
    ['/addresses/courses?page=0', 400],
    ['/addresses?x=1', 400],
  ])('rejects %s with %d', async (path, status) =>
    expect((await callApi(api, path)).status).toBe(status),
  );
});
