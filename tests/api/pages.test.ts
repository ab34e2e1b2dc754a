import { beforeAll, describe, expect, it } from 'vitest';
import { singlePagePaths } from '../../cms/src/generated/content';
import { courseFields } from '../support/content';
import { newEditor } from '../support/staff';
import { callApi, type Failure } from '../support/api';
import { firstDatabase } from '../support/database';
import { shared, sharedApi } from '../support/suite';

type Shown = Record<string, unknown>;
interface One {
  data: Shown;
}
interface List {
  data: Shown[];
}

const pageUid = (page: string) => `api::single-page.${page}`;
const homePage = 'api::home-page.home-page';
const course = 'api::course.course';
const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];

const courseData = (slug: string, category: string, more: object = {}) => ({
  ...courseFields(slug, category),
  body: text('Thân bài không ai cần ở trang chủ.'),
  featured: true,
  ...more,
});

const connect = (...documentIds: string[]) => ({
  connect: documentIds.map((documentId) => ({ documentId })),
});

describe.each(firstDatabase)('pages on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));

  const get = <Body = One>(path: string) => callApi<Body>(api, path);

  describe('a single page', () => {
    const path = '/trang-cia?populate=cover,seo,sections';

    it.each(singlePagePaths)('responds 404 to %s until it is published', async (page) => {
      await editor.saveSingle(pageUid(page), { title: 'Bản nháp', summary: 'Chưa xong.' });
      const { status, body } = await get<Failure>(`/${page}`);
      expect(status).toBe(404);
      expect(body.error.message).toBe('Trang này chưa được đăng.');
      await editor.publishSingle(pageUid(page));
      expect((await get(`/${page}?populate=cover,seo,sections`)).body.data).toEqual({
        documentId: expect.any(String) as string,
        title: 'Bản nháp',
        summary: 'Chưa xong.',
        cover: null,
        seo: null,
        sections: [],
      });
    });

    it('returns its sections in order, each with its component name', async () => {
      const file = await editor.upload('mau-ke-khai.txt', 'mẫu');
      const intro = {
        __component: 'sections.text',
        heading: 'Giới thiệu',
        body: text('CIA là gì?'),
      };
      const steps = {
        __component: 'sections.steps',
        heading: 'Các bước',
        steps: [
          { title: 'Đăng ký', detail: 'Tạo hồ sơ.' },
          { title: 'Dự thi', detail: 'Ba phần.' },
        ],
      };
      const faq = {
        __component: 'sections.faq',
        entries: [{ question: 'Bao lâu?', answer: 'Ba năm.' }],
      };
      const action = {
        __component: 'sections.call-to-action',
        heading: 'Bắt đầu',
        label: 'Xem khoá học',
        url: '/khoa-hoc',
      };
      await editor.saveSingle(pageUid('trang-cia'), {
        title: 'Chứng chỉ CIA',
        summary: 'Chứng chỉ của kiểm toán viên nội bộ.',
        seo: { title: 'CIA', description: null },
        sections: [
          intro,
          {
            __component: 'sections.table',
            caption: 'Ba phần thi',
            columns: 'Phần | Số câu|  Phút',
            rows: ' 1 | 125 | 150\n\n2 | 100\n3 | 100 | 120 | thừa\n',
          },
          steps,
          faq,
          action,
          {
            __component: 'sections.downloads',
            heading: 'Biểu mẫu',
            downloads: [{ title: 'Mẫu kê khai', file: file.id }],
          },
          { __component: 'sections.text', body: text('Hết.') },
        ],
      });
      await editor.publishSingle(pageUid('trang-cia'));
      const { body } = await get(path);
      expect(body.data.seo).toEqual({ title: 'CIA', description: null });
      expect(body.data.sections).toEqual([
        intro,
        {
          __component: 'sections.table',
          heading: null,
          caption: 'Ba phần thi',
          columns: ['Phần', 'Số câu', 'Phút'],
          rows: [
            { cells: ['1', '125', '150'] },
            { cells: ['2', '100', ''] },
            { cells: ['3', '100', '120'] },
          ],
        },
        steps,
        { ...faq, heading: null },
        { ...action, text: null },
        {
          __component: 'sections.downloads',
          heading: 'Biểu mẫu',
          downloads: [
            {
              title: 'Mẫu kê khai',
              file: { url: file.url, name: 'mau-ke-khai.txt', size: expect.any(Number) as number },
            },
          ],
        },
        { __component: 'sections.text', heading: null, body: text('Hết.') },
      ]);
    });

    it('omits a download whose file is gone', async () => {
      await api.sql('delete from files');
      const sections = (await get(path)).body.data.sections as Shown[];
      expect(sections[5]).toMatchObject({ heading: 'Biểu mẫu', downloads: [] });
    });

    it('shows the published version, not the draft', async () => {
      await editor.saveSingle(pageUid('trang-crma'), { title: 'Sửa dở', summary: 'Bí mật.' });
      expect((await get('/trang-crma')).body.data).toMatchObject({ title: 'Bản nháp' });
    });

    it.each(['?populate=sections.steps', '?fields=createdAt', '?status=draft', '?populate=secret'])(
      'rejects %s',
      async (query) => {
        expect((await get(`/trang-cia${query}`)).status).toBe(400);
      },
    );
  });

  describe('the home page', () => {
    const path =
      '/home-page?populate=hero.image,highlights,featuredCourses.category,featuredSeminars,featuredDocuments.category,featuredNews.category,featuredNews.cover,partners.logo,figures,seo';
    const slugs = async () =>
      ((await get(path)).body.data.featuredCourses as Shown[]).map(({ slug }) => slug);
    let ids: { first: string; second: string; draft: string };

    beforeAll(async () => {
      const category = await editor.create('api::course-category.course-category', {
        name: 'Nghiệp vụ',
        slug: 'nghiep-vu',
        order: 1,
      });
      ids = {
        first: await editor.add(course, courseData('mot', category, { capacity: 30 })),
        second: await editor.add(
          course,
          courseData('hai', category, { price: 900_000, memberPrice: 700_000 }),
        ),
        draft: await editor.create(course, courseData('nhap', category)),
      };
      const seminar = await editor.add('api::seminar.seminar', {
        title: 'Hội thảo',
        slug: 'hoi-thao',
        summary: 'Tóm tắt.',
        startAt: '2031-05-01T01:00:00.000Z',
        endAt: '2031-05-01T09:00:00.000Z',
        venue: 'Hà Nội',
        price: 0,
        cpeHours: 4,
        orderByOption: true,
        meetingUrl: 'https://meet.example/bi-mat',
        orderOptionGroup: [
          { key: 'nhom', name: 'Nhóm', options: [{ key: 'a', name: 'A', capacity: 7 }] },
        ],
      });
      const partner = await editor.add('api::partner.partner', { name: 'Trường', order: 1 });
      await editor.create('api::partner.partner', { name: 'Đối tác bí mật', order: 2 });
      await editor.saveSingle(homePage, {
        hero: { title: 'Nâng tầm nghề', lead: 'Học và thi.', label: 'Xem', url: '/khoa-hoc' },
        highlights: [{ title: 'Chuẩn mực', detail: 'Quốc tế.', icon: 'lucide:book', url: null }],
        featuredCourses: connect(ids.second, ids.first, ids.draft),
        joiningCourses: connect(ids.second, ids.first),
        featuredSeminars: connect(seminar),
        partners: connect(partner),
        figures: [{ value: '1.240', label: 'hội viên' }],
        figuresOn: '2026-06-30',
      });
      expect((await get('/home-page')).status).toBe(404);
      await editor.publishSingle(homePage);
    });

    it('returns everything that it shows', async () => {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(body.data).toEqual({
        documentId: expect.any(String) as string,
        hero: {
          title: 'Nâng tầm nghề',
          lead: 'Học và thi.',
          label: 'Xem',
          url: '/khoa-hoc',
          image: null,
        },
        highlights: [{ title: 'Chuẩn mực', detail: 'Quốc tế.', icon: 'lucide:book', url: null }],
        featuredCourses: [
          expect.objectContaining({ slug: 'hai', seatsLeft: null }) as object,
          expect.objectContaining({
            slug: 'mot',
            seatsLeft: 30,
            featured: true,
            category: expect.objectContaining({ slug: 'nghiep-vu' }) as object,
          }) as object,
        ],
        featuredSeminars: [expect.objectContaining({ slug: 'hoi-thao', seatsLeft: 7 }) as object],
        featuredDocuments: [],
        featuredNews: [],
        partners: [
          {
            documentId: expect.any(String) as string,
            name: 'Trường',
            icon: null,
            url: null,
            order: 1,
            logo: null,
          },
        ],
        figures: [{ value: '1.240', label: 'hội viên' }],
        figuresOn: '2026-06-30',
        seo: null,
      });
    });

    it('computes what joining saves on the chosen courses, at current prices', async () => {
      const offer = async () => (await get('/home-page/joining-offer')).body.data;
      const { fee, ...saving } = await offer();
      expect(fee).toBeNull();
      const second = { title: expect.any(String) as string, slug: 'hai', price: 900_000 };
      expect(saving).toEqual({ courses: [{ ...second, memberPrice: 700_000 }], saving: 200_000 });
      await editor.update(course, ids.second, { memberPrice: 600_000 });
      await editor.publish(course, ids.second);
      expect(await offer()).toMatchObject({ saving: 300_000 });
    });

    it('counts the institute without small totals', async () => {
      const { countedOn, ...totals } = (await get('/home-page/figures')).body.data;
      expect(countedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(new Set(Object.values(totals))).toEqual(new Set([null]));
    });

    it('publishes a testimonial only with the date of an earlier consent', async () => {
      const words = { quote: 'Học để làm được việc.', name: 'Đỗ Thanh Tùng', role: 'Hội viên' };
      const save = (consentOn: string | null) =>
        editor.saveSingle(homePage, { testimonials: [{ ...words, consentOn }] });
      await expect(save('2099-01-01')).rejects.toThrow('còn ở phía trước');
      await save(null);
      await expect(editor.publishSingle(homePage)).rejects.toThrow('400');
      await save('2026-01-31');
      await editor.publishSingle(homePage);
      const { body } = await get('/home-page?populate=testimonials.photo');
      expect(body.data.testimonials).toEqual([{ ...words, photo: null }]);
    });

    it('contains no draft, and nothing for buyers', async () => {
      const { body } = await get(`/home-page?populate=*`);
      expect(JSON.stringify(body)).not.toMatch(/nhap|bi-mat|bí mật|lessons|meetingUrl|publishedAt/);
      expect(JSON.stringify(body)).not.toContain('Thân bài');
      expect((await get('/home-page?populate=featuredCourses.lessons')).status).toBe(400);
    });

    it('shows a republished record in its former position', async () => {
      await editor.update(course, ids.second, { title: 'Tên mới' });
      await editor.publish(course, ids.second);
      expect(await slugs()).toEqual(['hai', 'mot']);
    });

    it('omits unpublished records', async () => {
      await editor.unpublish(course, ids.second);
      expect(await slugs()).toEqual(['mot']);
    });
  });

  describe('lists of the institute', () => {
    it('returns each service by its slug', async () => {
      await editor.add('api::service.service', {
        title: 'Đánh giá chất lượng',
        slug: 'danh-gia-chat-luong',
        summary: 'Đánh giá độc lập.',
        body: text('Năm năm một lần.'),
        order: 1,
      });
      const list = await get<List>(
        '/services?sort=order:asc&pagination[pageSize]=100&fields=title,slug,summary,icon,url,order',
      );
      expect(list.body.data[0]).not.toHaveProperty('body');
      const one = await get('/services/danh-gia-chat-luong?populate=cover,seo');
      expect(one.body.data).toMatchObject({
        title: 'Đánh giá chất lượng',
        body: text('Năm năm một lần.'),
        cover: null,
        seo: null,
      });
      expect((await get<Failure>('/services/khong-co')).body.error.message).toBe(
        'Không tìm thấy dịch vụ này.',
      );
    });

    it('accepts only paths of the site and absolute URLs', async () => {
      await expect(
        editor.add('api::partner.partner', { name: 'Xấu', url: 'javascript:alert(1)', order: 9 }),
      ).rejects.toThrow('400');
    });
  });
});
