import { beforeAll, describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { callApi, type Failure } from '../support/api';
import { strictDatabase } from '../support/database';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf } from '../support/callAs';
import { largePicture } from '../support/content';
import type { Image } from '@/data/generated/types';

const newsPost = 'api::news-post.news-post';
const newsCategory = 'api::news-category.news-category';
const aboutPage = 'api::about-page.about-page';
const coManager = 'api::co-manager.co-manager';
const standardList = 'api::standard-list.standard-list';
const standardPage = 'api::standard-page.standard-page';

interface Page {
  data: Record<string, unknown>[];
  meta: { pagination: { total: number } };
}

const onePixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const link = (documentId: string) => ({ connect: [{ documentId }] });
const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Nội dung.' }] }];

const postData = (slug: string, category: string, more: object = {}) => ({
  title: `Bài ${slug}`,
  slug,
  summary: 'Tóm tắt của bài viết.',
  body,
  category: link(category),
  publishedOn: '2031-05-01',
  featured: false,
  ...more,
});

const standardData = (code: string, list: string, more: object = {}) => ({
  title: `Nguyên tắc ${code}`,
  slug: `nguyen-tac-${code}`,
  summary: 'Tóm tắt của nguyên tắc.',
  code,
  list: link(list),
  order: Number(code),
  ...more,
});

describe.each(strictDatabase)('news, about-us pages and standards on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));
  const ids: Record<string, string> = {};

  const get = <Body = Page>(path: string) => callApi<Body>(api, path);
  const one = (path: string) => dataOf(callAs<Record<string, unknown>>(api, null, path));
  const slugs = async (path: string) => (await get(path)).body.data.map(({ slug }) => slug);

  beforeAll(async () => {
    for (const [order, slug] of ['hoat-dong', 'chuyen-mon', 'trong'].entries()) {
      ids[slug] = await editor.create(newsCategory, { name: `Mục ${slug}`, slug, order });
    }
    const { 'hoat-dong': activities = '', 'chuyen-mon': articles = '' } = ids;
    await editor.add(
      newsPost,
      postData('moi-nhat', activities, {
        title: 'Đại hội hội viên',
        publishedOn: '2031-05-03',
        author: 'Ban Truyền thông',
        tags: ['Hội viên', 'Điều lệ'],
        featured: true,
        seo: { title: 'Đại hội', description: 'Đại hội hội viên của Viện.' },
      }),
    );
    await editor.add(newsPost, postData('cu-nhat', articles, { publishedOn: '2030-12-31' }));
    await editor.add(newsPost, postData('o-giua', articles));
    ids.draft = await editor.create(newsPost, postData('ban-nhap', articles));

    await editor.add(aboutPage, { title: 'Lịch sử', slug: 'lich-su', summary: 'Tóm.', order: 2 });
    await editor.add(aboutPage, { title: 'Sứ mệnh', slug: 'su-menh', summary: 'Tóm.', order: 1 });
    for (const [order, group] of ['founding-council', 'board', 'department'].entries()) {
      const person = { name: `Người ${group}`, slug: `nguoi-${group}`, position: 'Uỷ viên' };
      await editor.add(coManager, { ...person, bio: body, group, order });
    }

    for (const [order, slug] of ['chuan-muc', 'dao-duc'].entries()) {
      const data = { title: `Bộ ${slug}`, slug, summary: 'Tóm tắt của bộ.', order };
      ids[slug] = await editor.create(standardList, data);
    }
    const { 'chuan-muc': standards = '', 'dao-duc': ethics = '' } = ids;
    await editor.add(standardPage, standardData('2', standards, { title: 'Duy trì khách quan' }));
    await editor.add(standardPage, standardData('1', standards, { title: 'Thể hiện chính trực' }));
    await editor.add(standardPage, standardData('3', ethics));
  });

  describe('news', () => {
    it('lists published posts, newest first', async () => {
      expect(await slugs('/news-posts')).toEqual(['moi-nhat', 'o-giua', 'cu-nhat']);
      expect((await get('/news-posts')).body.meta.pagination.total).toBe(3);
    });

    it('returns a complete post: day, tags, category and empty values', async () => {
      const path = '/news-posts/moi-nhat?populate=category,cover,seo';
      expect(await one(path)).toEqual({
        documentId: expect.any(String) as string,
        title: 'Đại hội hội viên',
        slug: 'moi-nhat',
        summary: 'Tóm tắt của bài viết.',
        body,
        publishedOn: '2031-05-03',
        author: 'Ban Truyền thông',
        tags: ['Hội viên', 'Điều lệ'],
        featured: true,
        category: {
          documentId: ids['hoat-dong'],
          name: 'Mục hoat-dong',
          slug: 'hoat-dong',
          order: 0,
        },
        cover: null,
        seo: { title: 'Đại hội', description: 'Đại hội hội viên của Viện.' },
      });
      expect(await one('/news-posts/o-giua')).toMatchObject({
        author: null,
        tags: [],
      });
    });

    it.each([
      ['filters[category][slug][$eq]=chuyen-mon', ['o-giua', 'cu-nhat']],
      ['filters[category][slug][$eq]=trong', []],
      ['filters[category][slug][$ne]=chuyen-mon', ['moi-nhat']],
      ['filters[featured][$eq]=true', ['moi-nhat']],
      ['filters[featured][$eq]=false', ['o-giua', 'cu-nhat']],
      ['filters[publishedOn][$gte]=2031-05-01', ['moi-nhat', 'o-giua']],
      ['filters[publishedOn][$eq]=2030-12-31', ['cu-nhat']],
      [
        'filters[publishedOn][$between][0]=2031-01-01&filters[publishedOn][$between][1]=2031-05-02',
        ['o-giua'],
      ],
      ['sort=publishedOn:asc', ['cu-nhat', 'o-giua', 'moi-nhat']],
      ['sort=title', ['cu-nhat', 'o-giua', 'moi-nhat']],
      ['_q=DAI+HOI', ['moi-nhat']],
      ['_q=dieu+le', ['moi-nhat']],
      ['_q=ban+truyen+thong', ['moi-nhat']],
      ['_q=ban+nhap', []],
    ])('lists for %s the posts %j', async (query, found) => {
      expect(await slugs(`/news-posts?${query}`)).toEqual(found);
    });

    it('returns only text tags, whatever JSON an editor typed', async () => {
      const tags = ['Đúng', 5, null, { a: 1 }];
      await editor.add(newsPost, postData('nhan-la', ids.trong ?? '', { tags }));
      await editor.add(newsPost, postData('nhan-khac', ids.trong ?? '', { tags: { a: 'b' } }));
      const path = '/news-posts?filters[category][slug][$eq]=trong&fields=tags&sort=slug:desc';
      const shown = (await get(path)).body.data;
      expect(shown.map(({ tags: each }) => each)).toEqual([['Đúng'], []]);
    });
  });

  describe('a required relation', () => {
    it('is checked at every publication', async () => {
      const without = { ...postData('khong-muc', ''), category: undefined };
      await expect(editor.add(newsPost, without)).rejects.toThrow('400');
      const id = await editor.add(newsPost, postData('mat-muc', ids.trong ?? ''));
      await editor.update(newsPost, id, {
        category: { disconnect: [{ documentId: ids.trong }], connect: [] },
      });
      await expect(editor.publish(newsPost, id)).rejects.toThrow('400');
      const path = '/news-posts/mat-muc?populate=category';
      expect((await one(path)).category).toMatchObject({ slug: 'trong' });
    });

    it.each([
      [newsCategory, 'chuyen-mon', '/news-categories/chuyen-mon'],
      [standardList, 'chuan-muc', '/standard-lists/chuan-muc'],
    ])('protects %s from deletion', async (uid, slug, path) => {
      await expect(editor.remove(uid, ids[slug] ?? '')).rejects.toThrow('Không thể xoá');
      expect((await get(path)).status).toBe(200);
    });
  });

  describe('about us', () => {
    it('lists pages in order, and returns each by its slug', async () => {
      const path =
        '/about-pages?sort=order:asc&pagination[pageSize]=100&fields=title,slug,summary,order';
      expect((await get(path)).body.data).toEqual([
        {
          documentId: expect.any(String) as string,
          title: 'Sứ mệnh',
          slug: 'su-menh',
          summary: 'Tóm.',
          order: 1,
        },
        {
          documentId: expect.any(String) as string,
          title: 'Lịch sử',
          slug: 'lich-su',
          summary: 'Tóm.',
          order: 2,
        },
      ]);
      expect(await one('/about-pages/lich-su?populate=cover,seo')).toMatchObject({
        title: 'Lịch sử',
        body: null,
        cover: null,
        seo: null,
      });
    });

    it.each(['department', 'board', 'founding-council'])(
      'lists the people of %s',
      async (group) => {
        const path = `/co-managers?filters[group][$eq]=${group}&sort=order:asc&populate=photo`;
        expect((await get(path)).body.data).toMatchObject([
          { slug: `nguoi-${group}`, position: 'Uỷ viên', photo: null, group },
        ]);
        const person = await one(`/co-managers/nguoi-${group}?populate=photo`);
        expect(person).toMatchObject({ name: `Người ${group}`, bio: body });
      },
    );
  });

  describe('standards', () => {
    it('lists standards in order, each with its list', async () => {
      const path =
        '/standard-pages?sort=order:asc&fields=title,slug,summary,code,order&populate=list';
      expect((await get(path)).body.data).toMatchObject([
        { code: '1', list: { slug: 'chuan-muc', title: 'Bộ chuan-muc', order: 0 } },
        { code: '2', list: { slug: 'chuan-muc' } },
        { code: '3', list: { slug: 'dao-duc' } },
      ]);
    });

    it('filters by list and searches without diacritics', async () => {
      expect(await slugs('/standard-pages?filters[list][slug][$eq]=dao-duc')).toEqual([
        'nguyen-tac-3',
      ]);
      expect(await slugs('/standard-pages?_q=khach+quan')).toEqual(['nguyen-tac-2']);
      expect(await slugs('/standard-pages?filters[list][slug][$eq]=dao-duc&_q=khach+quan')).toEqual(
        [],
      );
    });

    it('returns the lists in order', async () => {
      expect(await slugs('/standard-lists?sort=order:asc')).toEqual(['chuan-muc', 'dao-duc']);
    });
  });

  describe('a picture', () => {
    const withPicture = async (slug: string, content: Uint8Array<ArrayBuffer>) => {
      const file = await editor.upload(`${slug}.png`, content, 'image/png');
      const person = { name: 'Có ảnh', slug, position: 'Uỷ viên', group: 'board', order: 9 };
      await editor.add(coManager, { ...person, photo: file.id });
      const { photo } = await one(`/co-managers/${slug}?populate=photo`);
      return { file, photo: photo as Image };
    };

    it('is returned with URL, alternative text and rights, and nothing else', async () => {
      const { file, photo } = await withPicture('co-anh', onePixel);
      expect(photo).toEqual({
        url: file.url,
        alternativeText: 'Ảnh thử',
        caption: 'Ảnh của Viện',
        width: 1,
        height: 1,
        formats: null,
      });
    });

    it('prevents publication without its rights', async () => {
      const file = await editor.upload('khong-nguon.png', onePixel, 'image/png');
      await api.sql('update files set caption = null where id = ?', [file.id]);
      const person = {
        name: 'Thiếu nguồn',
        slug: 'thieu-nguon',
        position: 'Uỷ viên',
        group: 'board',
      };
      const added = editor.add(coManager, { ...person, order: 9, photo: file.id });
      await expect(added).rejects.toThrow(
        'ảnh “khong-nguon.png” còn thiếu “Nguồn và quyền sử dụng”',
      );
    });

    it('has smaller variants in lighter formats', async () => {
      const { photo } = await withPicture('anh-lon', largePicture());
      for (const [name, type, width] of [
        ['small_webp', 'image/webp', 500],
        ['small_avif', 'image/avif', 500],
        ['medium_webp', 'image/webp', 640],
        ['medium_avif', 'image/avif', 640],
      ] as const) {
        const copy = photo.formats?.[name];
        expect(copy, name).toMatchObject({ mime: type, width });
        const response = await fetch(`${api.url}${copy?.url}`);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      }
    });
  });

  it.each([
    ['/news-posts/ban-nhap', 'Không tìm thấy bài viết này.'],
    ['/news-posts/khong-co', 'Không tìm thấy bài viết này.'],
    ['/news-categories/khong-co', 'Không tìm thấy chuyên mục này.'],
    ['/about-pages/khong-co', 'Không tìm thấy trang giới thiệu này.'],
    ['/co-managers/khong-co', 'Không tìm thấy thành viên này.'],
    ['/standard-lists/khong-co', 'Không tìm thấy bộ chuẩn mực này.'],
    ['/standard-pages/khong-co', 'Không tìm thấy chuẩn mực này.'],
  ])('responds 404 to %s with a message', async (path, message) => {
    const { status, body: response } = await get<Failure>(path);
    expect([status, response.error.name, response.error.message]).toEqual([
      404,
      'NotFoundError',
      message,
    ]);
  });

  it('returns no draft by its documentId either', async () => {
    const draft = await get<Failure>(`/news-posts/${ids.draft}`);
    expect(draft.status).toBe(404);
  });
});
