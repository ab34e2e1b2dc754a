import { beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '@iia/shared/foldText';
import { newEditor } from '../support/staff';
import type { SearchText, SearchHit, SearchPage } from '@/data/generated/types';
import { callApi, type Failure } from '../support/api';
import { courseFields } from '../support/content';
import { databases } from '../support/database';
import { searchQueries } from '../support/searchQueries';
import { shared, sharedApi } from '../support/suite';

interface SearchResponse {
  data: SearchHit[];
  meta: Omit<SearchPage, 'items'>;
}

const course = 'api::course.course';
const courseData = (slug: string, category: string, more: object = {}) => ({
  ...courseFields(slug, category),
  ...more,
});

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

describe.each(databases)('the search on %s', (database) => {
  const api = sharedApi({ database, seed: 'content' });
  const editor = shared(() => newEditor(api));
  let category: string;

  const request = <Body = SearchResponse>(query: Record<string, string>) =>
    callApi<Body>(api, `/search?${new URLSearchParams(query).toString()}`);
  const find = async (q: string, more: Record<string, string> = {}) =>
    (await request({ q, ...more })).body;
  const keys = async (q: string) =>
    (await find(q)).data.map(({ slug, within }) => slug ?? within ?? '');
  const marked = ({ text, marks }: SearchText) =>
    marks.map(({ start, end }) => text.slice(start, end));

  beforeAll(async () => {
    category = await editor.create('api::course-category.course-category', {
      name: 'Nhóm Quýt Hồng',
      slug: 'nhom-quyt-hong',
      order: 90,
    });
  });

  describe('with the sample content', () => {
    it.each(searchQueries)(
      'searches "%s" and finds %s among the first %i',
      async (q, found, within) => {
        const rank = (await keys(q)).indexOf(found);
        expect(rank, `${found} is ${rank < 0 ? 'missing' : `at rank ${rank + 1}`}`).toSatisfy(
          (at: number) => at >= 0 && at < within,
        );
      },
    );

    it('finds every record by its title, with and without diacritics', async () => {
      const records = await api.sql<{ title: string; slug: string | null; within: string | null }>(
        'select title, slug, within from search_entries',
      );
      expect(records.length).toBeGreaterThan(150);
      const missed: string[] = [];
      for (const { title, slug, within } of records) {
        const q = [...title].slice(0, 100).join('');
        for (const typed of [q, foldText(q)]) {
          if (!(await keys(typed)).slice(0, 3).includes(slug ?? within ?? '')) missed.push(typed);
        }
      }
      expect(missed).toEqual([]);
    });
  });

  describe('ranking', () => {
    it('ranks exact words before words that differ in diacritics only', async () => {
      await editor.add(course, courseData('ban-bac', category, { title: 'Vũ khúc bàn bạc qúynh' }));
      await editor.add(
        course,
        courseData('ban-bach', category, { title: 'Vũ khúc bán bạc qúynh' }),
      );
      expect(await keys('vũ khúc bàn bạc qúynh')).toEqual(['ban-bac', 'ban-bach']);
      expect(await keys('vũ khúc bán bạc qúynh')).toEqual(['ban-bach', 'ban-bac']);
      expect((await keys('vu khuc ban bac quynh')).sort()).toEqual(['ban-bac', 'ban-bach']);
    });

    it('ranks a title before a summary, and a summary before a body', async () => {
      const body = { body: paragraph('Ở cuối bài mới nói tới zyxwv.') };
      await editor.add(course, courseData('trong-bai', category, body));
      await editor.add(course, courseData('tom-tat', category, { summary: 'Có zyxwv.' }));
      await editor.add(course, courseData('tua-de', category, { title: 'Về zyxwv' }));
      expect(await keys('zyxwv')).toEqual(['tua-de', 'tom-tat', 'trong-bai']);
      expect(await keys('zyx')).toEqual(['tua-de', 'tom-tat', 'trong-bai']);
    });
  });

  describe('results', () => {
    it('marks the words in title and excerpt', async () => {
      const text = `${'Mở đầu dài dòng. '.repeat(30)}Đây là chỗ nói về khủng long bạo chúa. ${'Kết. '.repeat(80)}`;
      await editor.add(
        course,
        courseData('khung-long', category, { title: 'Khủng long', body: paragraph(text) }),
      );
      const [hit] = (await find('khung long bao chua')).data;
      expect(hit).toMatchObject({ kind: 'course', slug: 'khung-long', within: null });
      expect(hit && marked(hit.title)).toEqual(['Khủng long']);
      expect(hit && marked(hit.excerpt)).toEqual(['khủng long bạo chúa']);
      expect(hit?.excerpt.text.length).toBeLessThan(300);
    });

    it('counts results of each kind, and filters by kind', async () => {
      const all = await find('quản lý');
      const counts = new Map(all.meta.counts.map(({ kind, count }) => [kind, count]));
      expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(
        all.meta.pagination.total,
      );
      const news = await find('quản lý', { kind: 'news' });
      expect(news.meta.pagination.total).toBe(counts.get('news'));
      expect(new Set(news.data.map(({ kind }) => kind))).toEqual(new Set(['news']));
      expect(news.meta.counts).toEqual(all.meta.counts);
    });

    // The second matches more titles, headings and texts than are ranked.
    it.each(['quản lý', 'kiểm toán'])(
      'pages through the results, each record once: "%s"',
      async (q) => {
        const first = await find(q);
        const { pageCount, total } = first.meta.pagination;
        const seen = new Set<string>();
        for (let page = 1; page <= pageCount; page += 1) {
          for (const { kind, slug, within } of (await find(q, { page: String(page) })).data) {
            seen.add(`${kind} ${slug} ${within}`);
          }
        }
        expect(seen.size).toBe(total);
      },
    );

    it('reports that there are more than the ranked results, and of which kinds', async () => {
      const { meta } = await find('kiểm toán');
      expect(meta).toMatchObject({ bounded: true, pagination: { total: 100, pageCount: 10 } });
      expect(meta.counts).toHaveLength(9);
      expect(meta.counts.every(({ more }) => more)).toBe(true);
      const courses = meta.counts.find(({ kind }) => kind === 'course');
      const own = (await find('kiểm toán', { kind: 'course' })).meta;
      expect(own.bounded).toBe(false);
      expect(own.pagination.total).toBeGreaterThanOrEqual(courses?.count ?? Infinity);
    });

    it('suggests the matching ones of words that match nothing together', async () => {
      const { data, meta } = await find('kiểm toán brontosaurus');
      expect(data).toEqual([]);
      expect(meta.suggestion).toBe('kiểm toán');
      expect((await find('brontosaurus')).meta.suggestion).toBeNull();
    });

    it('shows nothing for owners', async () => {
      const secret = {
        title: 'Bài có phần riêng',
        lessons: [
          { title: 'Phụ lục mậtngữxyz', body: paragraph(`mậtngữxyz ${'nội dung '.repeat(40)}`) },
        ],
      };
      await editor.add(course, courseData('bai-rieng', category, secret));
      await editor.add('api::seminar.seminar', {
        title: 'Hội thảo có phòng riêng',
        slug: 'phong-rieng',
        summary: 'Tóm tắt.',
        startAt: '2031-05-01T01:00:00.000Z',
        endAt: '2031-05-01T09:00:00.000Z',
        venue: 'Hà Nội',
        price: 0,
        cpeHours: 4,
        orderByOption: false,
        meetingUrl: 'https://hop.example.com/matnguxyz',
      });
      expect(await keys('matnguxyz')).toEqual([]);
      expect(await keys('phong rieng')).toContain('phong-rieng');
    });
  });

  describe('the index', () => {
    it('follows draft, publication, change, unpublication and deletion', async () => {
      const id = await editor.create(
        course,
        courseData('vong-doi', category, { title: 'Xyzabc một' }),
      );
      expect(await keys('xyzabc')).toEqual([]);
      await editor.publish(course, id);
      expect(await keys('xyzabc mot')).toEqual(['vong-doi']);
      await editor.update(course, id, { title: 'Xyzabc hai', slug: 'vong-doi-moi' });
      expect(await keys('xyzabc hai')).toEqual([]);
      expect(await keys('xyzabc mot')).toEqual(['vong-doi']);
      await editor.publish(course, id);
      expect(await keys('xyzabc hai')).toEqual(['vong-doi-moi']);
      expect(await keys('xyzabc mot')).toEqual([]);
      await editor.unpublish(course, id);
      expect(await keys('xyzabc')).toEqual([]);
      await editor.publish(course, id);
      expect(await keys('xyzabc')).toEqual(['vong-doi-moi']);
      await editor.remove(course, id);
      expect(await keys('xyzabc')).toEqual([]);
    });

    it('reverts with a refused publication', async () => {
      const id = await editor.add(
        course,
        courseData('khong-doi', category, { title: 'Pqrstu cũ' }),
      );
      const without = { category: { disconnect: [{ documentId: category }] } };
      await editor.update(course, id, { title: 'Pqrstu mới', ...without });
      await expect(editor.publish(course, id)).rejects.toThrow();
      expect(await keys('pqrstu cu')).toEqual(['khong-doi']);
      expect(await keys('pqrstu moi')).toEqual([]);
    });

    it('follows a renamed category', async () => {
      await editor.add(course, courseData('theo-nhom', category, { title: 'Theo nhóm' }));
      expect(await keys('quyt hong')).toContain('theo-nhom');
      await editor.update('api::course-category.course-category', category, {
        name: 'Nhóm Mơ Vàng',
      });
      expect(await keys('quyt hong')).toEqual([]);
      expect(await keys('mo vang theo nhom')).toEqual(['theo-nhom']);
    });

    it('includes single pages once they are published', async () => {
      const page = 'api::single-page.trang-cia';
      const section = {
        __component: 'sections.faq',
        heading: 'Hỏi đáp',
        entries: [{ question: 'Thi ở vwxyzw được không?', answer: 'Được.' }],
      };
      await editor.saveSingle(page, { title: 'CIA', summary: 'Tóm tắt.', sections: [section] });
      expect(await keys('vwxyzw')).toEqual([]);
      await editor.publishSingle(page);
      expect(await keys('vwxyzw')).toEqual(['trang-cia']);
    });

    it('exists after the first start, and repairs itself after direct writes', async () => {
      await api.sql('delete from search_entries where kind = ?', ['service']);
      expect(await keys('đào tạo tại chỗ')).not.toContain('dao-tao-tai-cho');
      await api.restart();
      expect((await keys('đào tạo tại chỗ'))[0]).toBe('dao-tao-tai-cho');
    });
  });

  describe('any typed text', () => {
    it.each([
      '"',
      '""',
      "'",
      "''",
      '*',
      'kiem*',
      'NEAR(kiem toan)',
      'kiem NEAR/2 toan',
      'kiem AND',
      'OR OR',
      'NOT kiem',
      'title:kiem',
      '{title}: kiem',
      '^kiem',
      '-kiem +toan',
      'kiem & toan',
      'kiem | !toan',
      'kiem <-> toan',
      "kiem':*",
      'kiem:ABCD',
      '(kiem',
      'kiem)',
      '\\',
      'a\\',
      '%%',
      '__',
      '; drop table search_entries; --',
      '$1 ? ?? :name',
      'kiểm\u0000toán',
      '\u0000\u0000',
      '\ud800\udc00 \u202e kiem',
      'ｋｉｅｍ ｔｏａｎ',
      '内部監査',
      'внутренний аудит',
      '🙂🙂',
      '…,.',
      '1.2.3.4',
      '..1..2',
      'k'.repeat(100),
      'a b c d e f g h i j k l m n o p q r s t u v',
      'ế'.repeat(100),
      'e\u0302\u0301'.repeat(30),
    ])('accepts %j', async (q) => {
      const { status, body } = await request({ q });
      expect([200, 400]).toContain(status);
      if (status === 200) expect(Array.isArray(body.data)).toBe(true);
      const list = await callApi(api, `/courses?_q=${encodeURIComponent(q)}`);
      expect(list.status).toBe(200);
    });

    it.each([
      [{}, 'q'],
      [{ q: '' }, 'q'],
      [{ q: ' a ' }, 'q'],
      [{ q: 'a'.repeat(101) }, 'q'],
      [{ q: 'cia', kind: 'lesson' }, 'kind'],
      [{ q: 'cia', kind: '__proto__' }, 'kind'],
      [{ q: 'cia', page: '0' }, 'page'],
      [{ q: 'cia', page: '101' }, 'page'],
      [{ q: 'cia', page: '1e2' }, 'page'],
      [{ q: 'cia', sort: 'title' }, 'sort'],
    ])('rejects %j at %s', async (query, where) => {
      const { status, body } = await request<Failure>(query as Record<string, string>);
      expect(status).toBe(400);
      expect(body.error.details.errors?.[0]?.path.join('.')).toBe(where);
    });

    it('rejects a list of words', async () => {
      expect((await callApi(api, '/search?q=cia&q=crma')).status).toBe(400);
      expect((await callApi(api, '/search?q[a]=cia')).status).toBe(400);
    });
  });

  it('limits one visitor who searches endlessly', async () => {
    const statuses = new Set<number>();
    for (let turn = 0; turn < 260; turn += 1) {
      const headers = { 'X-Forwarded-For': '203.0.113.7' };
      statuses.add((await callApi(api, '/search?q=cia', { headers })).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await request({ q: 'cia' })).status).toBe(200);
  });
});
