import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { renderPage, type RenderedPage } from '../../src/app/entry-server';
import { HostQueries, type ParsedResponse, type ReadApi } from '../../src/data/host/HostQueries';
import { CourseCategoriesDocument } from '../../src/data/generated/operations/pages/course-list/CourseCategories';
import { CourseListDocument } from '../../src/data/generated/operations/pages/course-list';
import { cartVar } from '../../src/data/cart';
import { isLoginVar } from '../../src/data/session';

const category = { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi', order: 1 };

const courseOf = (title: string) => ({
  documentId: title,
  title,
  slug: title,
  summary: `Về ${title}.`,
  code: 'A-1',
  category,
  price: 4_500_000,
  memberPrice: null,
  format: 'classroom',
  startAt: null,
  endAt: null,
  hours: 24,
  cpeHours: 24.5,
  level: 'foundation',
  capacity: null,
  seatsLeft: null,
  featured: false,
  cover: null,
});

const pagination = { page: 1, pageSize: 12, pageCount: 1, total: 1 };

/** Returns for each search the course of that name, later for shorter names. */
function fakeApi() {
  const seen: string[] = [];
  const request: ReadApi = async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://api.invalid');
    seen.push(pathname);
    const search = searchParams.get('_q') ?? '';
    await new Promise((resolve) => setTimeout(resolve, 20 - search.length));
    if (pathname === '/course-categories') return { status: 200, body: { data: [category] } };
    if (pathname !== '/courses') return { status: 404, body: { error: {} } };
    return { status: 200, body: { data: [courseOf(search)], meta: { pagination } } };
  };
  return { seen, request };
}

async function listOf(title: string, request = fakeApi().request): Promise<RenderedPage> {
  const page = await renderPage({
    url: new URL(`http://host.invalid/khoa-hoc?tim=${title}`),
    signal: new AbortController().signal,
    nonce: 'n0nce',
    origin: 'https://public.invalid',
    readApi: request,
  });
  if (page.kind !== 'page') throw new Error(`It is a ${page.kind}.`);
  return page;
}

const shownIn = ({ body, head, state }: RenderedPage) => body + head + JSON.stringify(state);

describe('the Apollo client shared by all renderings', () => {
  it('exposes to each page only its own results', async () => {
    const titles = ['khoaa', 'khoabb', 'khoaccc', 'khoadddd'];
    const pages = await Promise.all(titles.map((title) => listOf(title)));
    for (const [index, page] of pages.entries()) {
      expect(page.status).toBe(200);
      for (const [other, title] of titles.entries()) {
        if (other === index) expect(page.body).toContain(`href="/khoa-hoc/${title}"`);
        else expect(shownIn(page)).not.toContain(title);
      }
    }
  });

  it('contains the results for hydration', async () => {
    const { state } = await listOf('mot');
    expect(Object.keys(state.cache).sort()).toEqual([
      'Course:mot',
      'CourseCategory:k1',
      'ROOT_QUERY',
    ]);
  });

  it('ignores a response that arrives after its page was rendered', async () => {
    let response: (reply: ParsedResponse) => void = () => undefined;
    const late = new Promise<ParsedResponse>((resolve) => (response = resolve));
    const queries = new HostQueries(() => late);
    const requested = queries.query({
      query: CourseListDocument,
      variables: { search: 'delayed', page: 1, pageSize: 12 },
    });
    const page = listOf('mot');
    response({ status: 200, body: { data: [courseOf('delayed')], meta: { pagination } } });
    await requested;
    expect(shownIn(await page)).not.toContain('delayed');
  });

  it('is anonymous, whatever the environment variables of the process contain', async () => {
    const before = await listOf('mot');
    isLoginVar(true);
    cartVar([]);
    const after = await listOf('mot');
    isLoginVar(false);
    expect(after.body).toBe(before.body);
  });

  it('does not grow with the pages', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heapAfter = async (pages: number): Promise<number> => {
      for (let page = 0; page < pages; page += 1) await listOf(`trang${page}`);
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = await heapAfter(50);
    // A page's cache alone would be 40 KB of it.
    expect(((await heapAfter(150)) - before) / 150).toBeLessThan(10_000);
  }, 60_000);
});

describe('a query of a page', () => {
  it('runs once, however often the page contains it', async () => {
    const { seen, request } = fakeApi();
    const queries = new HostQueries(request);
    const requested = Array.from({ length: 3 }, () =>
      queries.query({ query: CourseCategoriesDocument }),
    );
    const [first] = await Promise.all(requested);
    expect(first?.data?.courseCategories).toHaveLength(1);
    expect(seen).toEqual(['/course-categories']);
    expect(queries.fetched).toHaveLength(1);
  });
});
