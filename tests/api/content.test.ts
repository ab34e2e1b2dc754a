import { beforeAll, describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { callApi, type Failure } from '../support/api';
import { strictDatabase } from '../support/database';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf, refusedFieldOf } from '../support/callAs';
import { largePicture, publishDocument, courseFields, withText } from '../support/content';
import { setTakenSeats } from '../support/orders';

const course = 'api::course.course';
const seminar = 'api::seminar.seminar';
const documentType = 'api::document.document';

interface Page {
  data: Record<string, unknown>[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

const courseData = (slug: string, category: string, more: object = {}) => ({
  ...courseFields(slug, category),
  code: `MA-${slug}`,
  price: 1_000_000,
  cpeHours: 7.5,
  ...more,
});

const seminarData = (slug: string, more: object = {}) => ({
  title: `Hội thảo ${slug}`,
  slug,
  summary: 'Tóm tắt của hội thảo.',
  startAt: '2031-05-01T01:00:00.000Z',
  endAt: '2031-05-01T09:00:00.000Z',
  venue: 'Hà Nội',
  price: 500_000,
  cpeHours: 4,
  orderByOption: false,
  ...more,
});

describe.each(strictDatabase)('the catalogue on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));
  let other: string;

  const get = <Body = Page>(path: string) => callApi<Body>(api, path);
  const one = (path: string) => dataOf(callAs<Record<string, unknown>>(api, null, path));
  const titles = async (path: string) => (await get(path)).body.data.map(({ title }) => title);

  beforeAll(async () => {
    const category = await editor.create('api::course-category.course-category', {
      name: 'Nghiệp vụ',
      slug: 'nghiep-vu',
      order: 1,
    });
    other = await editor.create('api::course-category.course-category', {
      name: 'Công nghệ',
      slug: 'cong-nghe',
      order: 2,
    });
    await editor.add(
      course,
      courseData('co-ban', category, {
        title: 'Kiểm toán Đặc biệt',
        startAt: '2031-03-01T01:00:00.000Z',
        capacity: 30,
        instructors: [{ name: 'Lê An', title: 'CIA' }],
        lessons: [{ title: 'Bài mật', videoUrl: 'https://video.example/bi-mat' }],
      }),
    );
    await editor.add(
      course,
      courseData('tu-hoc', other, {
        title: 'Ủy thác 100%',
        format: 'self-paced',
        lessons: [withText({ title: 'Bài 1' })],
      }),
    );
    await editor.add(
      course,
      courseData('som', other, { title: 'An toàn thông tin', startAt: '2031-01-01T01:00:00.000Z' }),
    );
    await editor.create(course, courseData('ban-nhap', other, { title: 'Bản nháp' }));
    await editor.add(
      seminar,
      seminarData('co-lua-chon', {
        orderByOption: true,
        meetingUrl: 'https://meet.example/bi-mat',
        orderOptionGroup: [
          {
            key: 'hinh-thuc',
            name: 'Hình thức',
            options: [
              { key: 'truc-tiep', name: 'Trực tiếp', capacity: 10, price: 700_000 },
              { key: 'truc-tuyen', name: 'Trực tuyến', capacity: 5 },
            ],
          },
        ],
      }),
    );
    await editor.add(seminar, seminarData('khong-gioi-han'));
  });

  describe('a seminar', () => {
    const group = { key: 'buoi', name: 'Buổi', options: [{ key: 'sang', name: 'Sáng' }] };

    it.each([
      ['its option groups are switched off', { orderOptionGroup: [group] }, /đang tắt/],
      ['it is ordered by options and has none', { orderByOption: true }, /chưa có nhóm nào/],
    ])('is not published if %s', async (_, data, message) => {
      const slug = `mau-thuan-${Object.keys(data)[0]}`.toLowerCase();
      await expect(editor.add(seminar, seminarData(slug, data))).rejects.toThrow(message);
      expect((await get(`/seminars/${slug}`)).status).toBe(404);
    });
  });

  describe('a list', () => {
    it('contains published records only, flat, with the fields of the contract', async () => {
      const { status, body } = await get('/courses?populate=category&sort=title:asc');
      expect(status).toBe(200);
      expect(body.meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 3 });
      expect(body.data[1]).toMatchObject({
        title: 'Kiểm toán Đặc biệt',
        price: 1_000_000,
        memberPrice: null,
        cpeHours: 7.5,
        startAt: '2031-03-01T01:00:00.000Z',
        featured: false,
        category: { name: 'Nghiệp vụ', slug: 'nghiep-vu', order: 1 },
        seatsLeft: 30,
      });
      expect(body.data.map(({ format }) => format)).toContain('self-paced');
    });

    it('returns the requested fields, and no others', async () => {
      const { body } = await get('/courses?fields=title,slug&pagination[pageSize]=1');
      expect(Object.keys(body.data[0] ?? {}).sort()).toEqual([
        'documentId',
        'seatsLeft',
        'slug',
        'title',
      ]);
    });

    it('splits into pages', async () => {
      const first = await get('/courses?pagination[page]=1&pagination[pageSize]=2&sort=title:asc');
      const second = await get('/courses?pagination[page]=2&pagination[pageSize]=2&sort=title:asc');
      expect(first.body.data).toHaveLength(2);
      expect(second.body.data).toHaveLength(1);
      expect(second.body.meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 2, total: 3 });
    });

    it('sorts records without a date last in both directions', async () => {
      const none = 'Ủy thác 100%';
      expect(await titles('/courses?sort=startAt:asc')).toEqual([
        'An toàn thông tin',
        'Kiểm toán Đặc biệt',
        none,
      ]);
      expect((await titles('/courses?sort=startAt:desc')).at(-1)).toBe(none);
    });

    it('sorts titles without regard to diacritics', async () => {
      expect(await titles('/courses?sort=title:desc')).toEqual([
        'Ủy thác 100%',
        'Kiểm toán Đặc biệt',
        'An toàn thông tin',
      ]);
    });

    it('accepts texts up to the limit of their fields', async () => {
      const long = {
        venue: 'x'.repeat(300),
        // A Teams meeting link is longer than 255 characters.
        meetingUrl: `https://teams.example.com/l/meetup-join/${'x'.repeat(400)}`,
        seo: { description: 'x'.repeat(320) },
      };
      const id = await editor.create(seminar, seminarData('dai', long));
      await editor.remove(seminar, id);
    });

    it.each([
      'hours][$gt]=0.5',
      'cpeHours][$lt]=1e308',
      'price][$lte]=2147483647',
      'price][$gte]=-2147483648',
    ])('filters by any number that the column can store: %s', async (filter) => {
      expect(await titles(`/courses?filters[${filter}`)).toBeInstanceOf(Array);
    });

    it('filters by its own fields and by category', async () => {
      expect(await titles('/courses?filters[category][slug][$eq]=nghiep-vu')).toEqual([
        'Kiểm toán Đặc biệt',
      ]);
      expect(await titles('/courses?filters[format][$eq]=self-paced')).toEqual(['Ủy thác 100%']);
      expect(await titles('/courses?filters[startAt][$gte]=2031-02-01T00:00:00.000Z')).toEqual([
        'Kiểm toán Đặc biệt',
      ]);
      expect(
        await titles(
          '/courses?filters[$or][0][slug]=som&filters[$or][1][format]=self-paced&sort=title',
        ),
      ).toEqual(['An toàn thông tin', 'Ủy thác 100%']);
      expect(await titles('/courses?filters[$not][startAt][$null]=true&sort=startAt')).toHaveLength(
        2,
      );
    });

    it.each([
      ['KIEM TOAN DAC', 'Kiểm toán Đặc biệt'],
      ['đặc  biet', 'Kiểm toán Đặc biệt'],
      ['ma-som', 'An toàn thông tin'],
      ['100%', 'Ủy thác 100%'],
    ])('finds "%s"', async (words, title) => {
      expect(await titles(`/courses?_q=${encodeURIComponent(words)}`)).toEqual([title]);
    });

    it.each(['%', '_', "' or 1=1 --", 'khong-co-that'])(
      'treats "%s" as plain text',
      async (words) => {
        const found = await titles(`/courses?_q=${encodeURIComponent(words)}`);
        expect(found).toEqual([]);
      },
    );
  });

  describe('search', () => {
    it('tracks a title through update and publication', async () => {
      const id = await editor.add(course, courseData('doi-ten', other, { title: 'Tên cũ kỹ' }));
      await editor.update(course, id, { title: 'Đổi mới sáng tạo' });
      expect(await titles('/courses?_q=doi+moi')).toEqual([]);
      await editor.publish(course, id);
      expect(await titles('/courses?_q=doi+moi')).toEqual(['Đổi mới sáng tạo']);
      expect(await titles('/courses?_q=cu+ky')).toEqual([]);
      await editor.remove(course, id);
      expect(await titles('/courses?_q=doi+moi')).toEqual([]);
    });
  });

  describe('reading one record', () => {
    it('returns a record by slug and by documentId', async () => {
      const path = '?populate=category,instructors,outline,seo';
      const bySlug = await one(`/courses/co-ban${path}`);
      expect(bySlug).toMatchObject({
        slug: 'co-ban',
        instructors: [{ name: 'Lê An', title: 'CIA' }],
        outline: [],
        seo: null,
      });
      expect(await one(`/courses/${String(bySlug.documentId)}${path}`)).toEqual(bySlug);
    });

    it.each(['/courses/ban-nhap', '/courses/khong-co', '/seminars/co-ban', '/courses/%00'])(
      'responds 404 to %s',
      async (path) => {
        const { status, body } = await get<Failure>(path);
        expect(status).toBe(404);
        expect(body.error).toMatchObject({ name: 'NotFoundError', details: {} });
        expect(body.error.message).toMatch(/^Không tìm thấy/);
      },
    );

    it('returns stable keys of groups and options as ids across publications', async () => {
      const path = '/seminars/co-lua-chon?populate=speakers,orderOptionGroup.options,seo';
      const first = await one(path);
      expect(first).toMatchObject({
        speakers: [],
        seatsLeft: 15,
        orderOptionGroup: [
          {
            id: 'hinh-thuc',
            name: 'Hình thức',
            options: [
              { id: 'truc-tiep', price: 700_000, capacity: 10, seatsLeft: 10 },
              { id: 'truc-tuyen', price: null, capacity: 5, seatsLeft: 5 },
            ],
          },
        ],
      });
      await editor.publish(seminar, String(first.documentId));
      expect(await one(path)).toEqual(first);
    });

    it('returns the seats left, in lists too', async () => {
      const { documentId } = await one('/seminars/co-lua-chon');
      for (const [option, taken] of [
        ['', 4],
        ['truc-tiep', 1],
        ['truc-tuyen', 3],
      ] as const) {
        await setTakenSeats(api, String(documentId), taken, option);
      }
      expect(await one('/seminars/co-lua-chon?populate=orderOptionGroup.options')).toMatchObject({
        seatsLeft: 11,
        orderOptionGroup: [{ options: [{ seatsLeft: 9 }, { seatsLeft: 2 }] }],
      });
      const list = (await get('/seminars?fields=slug&sort=slug')).body.data;
      expect(list).toMatchObject([{ seatsLeft: 11 }, { seatsLeft: null }]);
      await api.sql('update order_places set taken = 0');
    });
  });

  describe('fields for owners only', () => {
    const secrets = /bi-mat|lessons|meetingUrl|searchText|sortTitle|createdBy|publishedAt/;

    it.each([
      '/courses/co-ban',
      '/courses/co-ban?populate=*',
      '/courses?pagination[pageSize]=100',
      '/seminars/co-lua-chon?populate=*',
      '/seminars',
    ])('omits them from %s', async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(secrets);
    });

    it.each([
      '/courses?populate=lessons',
      '/courses?populate[lessons]=true',
      '/courses?populate[category][populate]=courses',
      '/courses?populate=category.courses',
      '/courses/co-ban?fields=lessons',
      '/seminars?fields=meetingUrl',
      '/seminars/co-lua-chon?fields=meetingUrl',
      '/seminars?sort=meetingUrl:asc',
      '/courses?sort=lessons.title',
      '/courses?sort=searchText',
      '/seminars?filters[meetingUrl][$startsWith]=https',
      '/seminars?filters[$and][0][meetingUrl][$notNull]=true',
      '/seminars?filters[$not][meetingUrl][$null]=true',
      '/courses?filters[lessons][title][$contains]=a',
      '/courses?filters[category][courses][code][$contains]=a',
      '/courses?filters[createdBy][email][$contains]=a',
      '/courses?filters[publishedAt][$null]=true',
      '/documents?populate=file',
      '/documents?filters[file][url][$contains]=a',
      '/documents?sort=file.url',
      '/courses?status=draft',
      '/courses?locale=vi',
    ])('rejects %s', async (path) => {
      const { status, body } = await get<Failure>(path);
      expect(status).toBe(400);
      expect(body.error.details.errors).toHaveLength(1);
    });

    it('serves the sample but not the file of a document', async () => {
      const secret = await editor.upload('toan-van.txt', 'toàn văn có trả phí');
      const sample = await editor.upload('trich-doan.txt', 'trích đoạn');
      await publishDocument(editor, {
        slug: 'tai-lieu-co-tep',
        file: secret.id,
        sampleFile: sample.id,
      });
      const body = await one('/documents/tai-lieu-co-tep?populate=category,sampleFile,seo');
      expect(body.sampleFile).toMatchObject({ url: sample.url, name: 'trich-doan.txt' });
      expect(JSON.stringify(body)).not.toContain(secret.url);

      const fetched = async (path: string) => (await fetch(`${api.url}${path}`)).status;
      expect(await fetched(sample.url)).toBe(200);
      expect(await fetched(secret.url)).toBe(404);
      expect(await fetched(secret.url.replace('/uploads/', '/%75ploads/'))).toBe(404);
      expect(await fetched(secret.url.replace('/uploads/', '//uploads//'))).toBe(404);
      expect(await fetched(secret.url.replace('/uploads/', '/x/..%2fuploads/'))).toBe(404);
    });

    it('serves no resized copies of a private image', async () => {
      const { id, url } = await editor.upload('so-do.png', largePicture(), 'image/png');
      const name = url.replace('/uploads/', '');
      const copies = [
        `/uploads/thumbnail_${name}`,
        ...['webp', 'avif'].map((kind) => `/uploads/small_${kind}_${name.replace('png', kind)}`),
      ];
      const statuses = () =>
        Promise.all(copies.map(async (path) => (await fetch(`${api.url}${path}`)).status));
      expect(await statuses()).toEqual([200, 200, 200]);
      const { documentId } = await one('/documents/tai-lieu-co-tep');
      await editor.update(documentType, String(documentId), { file: id });
      expect(await statuses()).toEqual([404, 404, 404]);
    });
  });

  describe('an invalid query', () => {
    it.each([
      ['/courses?populate=*', 'populate'],
      ['/courses?pagination[pageSize]=0', 'pagination.pageSize'],
      ['/courses?pagination[pageSize]=101', 'pagination.pageSize'],
      ['/courses?pagination[pageSize]=1e3', 'pagination.pageSize'],
      ['/courses?pagination[page]=-1', 'pagination.page'],
      ['/courses?pagination[page]=99999999999999999999', 'pagination.page'],
      ['/courses?pagination[page][a]=1', 'pagination.page'],
      ['/courses?pagination=5', 'pagination'],
      ['/courses?sort=price:sideways', 'sort'],
      ['/courses?sort[a][b]=c', 'sort'],
      ['/courses?fields=nothing', 'fields'],
      ['/courses?fields=constructor', 'fields'],
      ['/courses?filters=5', 'filters'],
      ['/courses?filters[price]=abc', 'filters.price.$eq'],
      ['/courses?filters[price][$like]=1', 'filters.price.$like'],
      // PostgreSQL fails to compare an integer column with these.
      ['/courses?filters[price][$gt]=0.5', 'filters.price.$gt'],
      ['/courses?filters[price]=1e308', 'filters.price.$eq'],
      ['/courses?filters[price]=99999999999999', 'filters.price.$eq'],
      ['/documents?filters[year][$in]=1.5', 'filters.year.$in'],
      [
        '/seminars?filters[capacity][$between]=1&filters[capacity][$between]=1e300',
        'filters.capacity.$between',
      ],
      ['/about-pages?filters[order]=2.5', 'filters.order.$eq'],
      ['/courses?filters[hours]=1e999', 'filters.hours.$eq'],
      ['/courses?filters[startAt][$gte]=yesterday', 'filters.startAt.$gte'],
      ['/courses?filters[startAt][$gte]=2031-13-45', 'filters.startAt.$gte'],
      ['/courses?filters[nothing]=1', 'filters.nothing'],
      ['/courses?filters[slug][$eq][$eq]=1', 'filters.slug.$eq'],
      ['/courses?filters[slug]=%00', 'filters.slug.$eq'],
      [`/courses?_q=${'a'.repeat(201)}`, '_q'],
      ['/courses?_q[a]=b', '_q'],
      ['/courses?anything=else', 'anything'],
      ['/courses?facets=1', 'facets'],
      ['/courses?facets[city]=paris', 'facets.city'],
      ['/courses?facets[city]=ha-noi&facets[city]=hue', 'facets.city'],
      ['/courses?facets[month]=2031-13', 'facets.month'],
      ['/seminars?facets[format]=self-paced', 'facets.format'],
      ['/documents/facets?facets[open]=true', 'facets.open'],
      ['/news-posts?facets[price]=free', 'facets'],
      ['/news-posts?filters[list][slug]=a', 'filters.list'],
      ['/news-posts?filters[seo][title]=a', 'filters.seo'],
      ['/news-posts?filters[tags]=a', 'filters.tags'],
      ['/news-posts?filters[publishedOn][$gte]=2031-02-30', 'filters.publishedOn.$gte'],
      ['/news-posts?filters[publishedOn][$gte]=2031-05-01T00:00:00Z', 'filters.publishedOn.$gte'],
      ['/news-posts?sort=tags', 'sort'],
      ['/co-managers?filters[photo][url]=a', 'filters.photo'],
      ['/standard-lists?populate=pages', 'populate'],
    ])('rejects %s with 400 at %s', async (path, where) => {
      const response = await get<Failure>(path);
      const { error } = response.body;
      expect(await refusedFieldOf(response)).toEqual([400, where]);
      expect(error.name).toBe('ValidationError');
      expect(error.message).toMatch(/[^\p{ASCII}]/u);
    });
  });

  // Last, because it adds records.
  describe('the facets of a list', () => {
    type Facets = { counted: boolean } & Record<string, { value: string; count: number }[]>;

    const facetsOf = async (path: string) => (await get<{ data: Facets }>(path)).body.data;
    const totalOf = async (path: string) => (await get(path)).body.meta.pagination.total;
    const coming = { startAt: '2031-06-30T17:30:00.000Z', endAt: '2031-07-02T10:00:00.000Z' };

    beforeAll(async () => {
      const full = await editor.add(
        course,
        courseData('het-cho', other, {
          ...coming,
          format: 'classroom',
          city: 'da-nang',
          cpeHours: 4,
          ethicsHours: 1,
          price: 0,
          capacity: 2,
        }),
      );
      await setTakenSeats(api, full, 2);
      await editor.add(
        course,
        courseData('da-qua', other, { startAt: '2020-01-05T01:00:00.000Z', city: 'da-nang' }),
      );
      const fullOption = await editor.add(
        seminar,
        seminarData('hai-diem-cau', {
          ...coming,
          format: 'hybrid',
          city: 'ha-noi',
          secondCity: 'ho-chi-minh',
          orderByOption: true,
          orderOptionGroup: [
            { key: 'buoi', name: 'Buổi', options: [{ key: 'sang', name: 'Sáng', capacity: 1 }] },
          ],
        }),
      );
      await setTakenSeats(api, fullOption, 1, 'sang');
    });

    it.each([
      ['courses', ''],
      ['courses', 'facets[city]=da-nang'],
      ['courses', '_q=kiem&facets[price]=from_1_to_3&facets[open]=true'],
      ['seminars', ''],
      ['seminars', 'facets[city]=ho-chi-minh&filters[endAt][$gte]=2031-01-01'],
    ])('counts as many %s as the list contains, with “%s”', async (collection, query) => {
      const { counted, ...facets } = await facetsOf(`/${collection}/facets?${query}`);
      expect(counted).toBe(true);
      const given = new URLSearchParams(query);
      for (const [name, counts] of Object.entries(facets)) {
        for (const { value, count } of counts) {
          given.set(`facets[${name}]`, value);
          expect([name, value, await totalOf(`/${collection}?${given.toString()}`)]).toEqual([
            name,
            value,
            count,
          ]);
        }
        const own = new URLSearchParams(query).get(`facets[${name}]`);
        if (own === null) given.delete(`facets[${name}]`);
        else given.set(`facets[${name}]`, own);
      }
    });

    it('counts months in Vietnam, and a seminar in both of its cities', async () => {
      const { month, city } = await facetsOf('/seminars/facets?facets[month]=2031-07');
      expect(month).toContainEqual({ value: '2031-07', count: 1 });
      expect(city).toEqual([
        { value: 'ha-noi', count: 1 },
        { value: 'ho-chi-minh', count: 1 },
      ]);
    });

    it('finds only what can be ordered now: neither full, nor begun, nor with every option full', async () => {
      const open = await titles('/courses?facets[open]=true');
      expect(open).not.toContain('Khoá het-cho');
      expect(await totalOf('/courses?facets[open]=true&facets[city]=da-nang')).toBe(0);
      expect(open).toContain('Ủy thác 100%');
      expect(await totalOf('/seminars?facets[open]=true&facets[format]=hybrid')).toBe(0);
    });

    it('counts nothing in a list that is too long', async () => {
      await api.sql(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1001)
         insert into documents (document_id, title, slug, price, published_at)
         select 'nhieu' || i, 'Nhiều', 'nhieu-' || i, 0, ${database === 'postgres' ? 'now()' : '1'} from n`,
      );
      expect(await facetsOf('/documents/facets')).toMatchObject({ counted: false, price: [] });
    });
  });
});
