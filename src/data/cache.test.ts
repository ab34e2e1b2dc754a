import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InMemoryCache } from '@apollo/client';
import { createCache, hostCacheOptions } from './cache';
import { cartVar, type CartItem } from './cart';
import { createApolloClient } from './client';
import { clearToken, writeToken } from './cookie';
import { AnalysisExportDocument } from './generated/operations/pages/analysis';
import { AnalysisUsersExportDocument } from './generated/operations/features/analysis';
import { AttendanceCertificateDownloadDocument } from './generated/operations/features/attendance/AttendanceCertificateDownload';
import { CpeEvidenceDownloadDocument, CpeExportDocument } from './generated/operations/pages/cpe';
import { PersonalDataExportDocument } from './generated/operations/pages/personal-data';
import { TicketCalendarDocument } from './generated/operations/features/tickets/TicketCalendar';
import { TicketPdfDocument } from './generated/operations/features/tickets/TicketPdf';
import { UserLessonFileDocument } from './generated/operations/pages/my-courses';
import { UserDocumentDownloadDocument } from './generated/operations/features/library';
import { UserOrderPdfDocument } from './generated/operations/pages/purchase-history';
import { isLoginVar } from './session';
import { COURSE, course, COURSES, operation, schema } from './testing/contract';
import { fakeApi, json } from './testing/fakeApi';

const LOCAL = operation(
  `query Local { isLogin @client cartNotice @client cart @client { documentId title cover } }`,
);
const item: CartItem = {
  kind: 'course',
  documentId: 'c1',
  slug: 'a',
  title: 'Kiểm toán nội bộ căn bản',
  unitPrice: 4_500_000,
  quantity: 1,
  single: false,
  cover: null,
  orderByOption: false,
  optionName: null,
  optionId: null,
  groupId: null,
};

describe('the cache', () => {
  it('stores one list for arguments that are empty, null or absent', async () => {
    const { fetch, seen } = fakeApi(() =>
      json({ data: [], meta: { pagination: { page: 1, pageSize: 12, pageCount: 0, total: 0 } } }),
    );
    const client = createApolloClient({ apiUrl: '/api', fetch });
    const variables = { page: 1, pageSize: 12 };
    await client.query({ query: COURSES, variables: { ...variables, search: '' } });
    await client.query({ query: COURSES, variables: { ...variables, search: null } });
    await client.query({ query: COURSES, variables });
    expect(seen).toHaveLength(1);
    await client.query({ query: COURSES, variables: { ...variables, page: 2 } });
    expect(seen).toHaveLength(2);
  });

  it('merges the views of one order into one record', () => {
    const cache = createCache();
    const list = operation(`query A { userOrder(page: 1) @rest(path: "/order/userOrder") {
      items { documentId code } } }`);
    const detail =
      operation(`query B($id: ID!) { userOrderDetail(id: $id) @rest(path: "/order/userOrderDetail") {
      documentId lines { documentId title } } }`);
    cache.writeQuery({
      query: list,
      data: {
        userOrder: {
          __typename: 'OrderPage',
          items: [{ __typename: 'Order', documentId: 'o1', code: 'DH1' }],
        },
      },
    });
    cache.writeQuery({
      query: detail,
      variables: { id: 'o1' },
      data: {
        userOrderDetail: {
          __typename: 'Order',
          documentId: 'o1',
          lines: [{ __typename: 'OrderLine', documentId: 'l1', title: 'CIA' }],
        },
      },
    });
    expect(cache.extract()['Order:o1']).toMatchObject({
      code: 'DH1',
      lines: [{ __ref: 'OrderLine:l1' }],
    });
  });

  it('merges the items of a list by their id, with nested lists, and drops those that are gone', () => {
    const cache = createCache();
    const write = (fields: string, options: readonly object[]) =>
      cache.writeQuery({
        query: operation(`query View { seminar(slug: "a") @rest(path: "/seminars/{args.slug}") {
          documentId orderOptionGroup { id ${fields} } } }`),
        data: {
          seminar: {
            __typename: 'Seminar',
            documentId: 's1',
            orderOptionGroup: [
              { __typename: 'OrderOptionGroup', id: 'g', name: 'Nơi dự', options },
            ],
          },
        },
      });
    const option = (id: string, facts: object) => ({ __typename: 'OrderOption', id, ...facts });
    write('name options { id name }', [
      option('a', { name: 'Hà Nội' }),
      option('b', { name: 'Đà Nẵng' }),
    ]);
    write('options { id venue }', [
      option('c', { venue: 'Huế' }),
      option('a', { venue: 'Phố Huế' }),
    ]);
    expect(cache.extract()['Seminar:s1']).toMatchObject({
      orderOptionGroup: [
        {
          name: 'Nơi dự',
          options: [
            option('c', { venue: 'Huế' }),
            option('a', { name: 'Hà Nội', venue: 'Phố Huế' }),
          ],
        },
      ],
    });
  });

  const courseList = () =>
    fakeApi(({ url }) =>
      url.startsWith('/api/courses?')
        ? json({
            data: [{ ...course, slug: 'kiem-toan' }],
            meta: { pagination: { page: 1, pageSize: 12, pageCount: 1, total: 1 } },
          })
        : json({ data: { ...course, slug: 'kiem-toan' } }),
    );
  const FROM_LIST = operation(`
    query FromList($slug: String!) {
      course(slug: $slug) @rest(path: "/courses/{args.slug}") {
        documentId title slug price } }`);
  const LIST = operation(`
    query List { courses(page: 1, pageSize: 12)
      @rest(path: "/courses") {
        items { documentId title slug price } pagination { page total } } }`);

  it('finds a record of a list by its slug or documentId if all fields are cached', async () => {
    const { fetch, seen } = courseList();
    const client = createApolloClient({ apiUrl: '/api', fetch });
    await client.query({ query: LIST });
    for (const slug of ['kiem-toan', 'c1']) {
      const { data } = await client.query({ query: FROM_LIST, variables: { slug } });
      expect(data).toMatchObject({ course: { documentId: 'c1', title: course.title } });
    }
    expect(seen).toHaveLength(1);
    // Requests more fields than the list has, or another record.
    await client.query({ query: COURSE, variables: { slug: 'kiem-toan' } });
    await client.query({ query: FROM_LIST, variables: { slug: 'khac' } });
    expect(seen).toHaveLength(3);
  });

  const bySlug = (slug: string) => ({ query: FROM_LIST, variables: { slug } });
  const stored = (typename: string, documentId: string, slug: string) => ({
    __typename: typename,
    documentId,
    title: `${typename} ${documentId}`,
    slug,
    price: 1_000_000,
  });

  it('ignores a record of another type with the same slug', () => {
    const cache = createCache();
    cache.restore({ 'Document:d1': stored('Document', 'd1', 'kiem-toan') });
    expect(cache.readQuery(bySlug('kiem-toan'))).toBeNull();
    cache.restore({
      'Document:d1': stored('Document', 'd1', 'kiem-toan'),
      'Course:c1': stored('Course', 'c1', 'kiem-toan'),
    });
    expect(cache.readQuery(bySlug('kiem-toan'))).toMatchObject({ course: { title: 'Course c1' } });
  });

  it('finds a record by the former slug that it was requested with', () => {
    const cache = createCache();
    cache.writeQuery({ ...bySlug('cu'), data: { course: stored('Course', 'c1', 'moi') } });
    expect(cache.readQuery(bySlug('cu'))).toMatchObject({ course: { slug: 'moi' } });
  });

  it('finds a list whatever the order of its arguments', () => {
    const cache = createCache();
    const listOf = (args: string) =>
      operation(`query L { courses(${args}) @rest(path: "/courses") { items { documentId } } }`);
    const page = { __typename: 'CoursePage', items: [{ __typename: 'Course', documentId: 'c1' }] };
    cache.writeQuery({
      query: listOf('page: 1, search: "a", pageSize: 12'),
      data: { courses: page },
    });
    expect(cache.readQuery({ query: listOf('pageSize: 12, page: 1, search: "a"') })).not.toBeNull();
    expect(cache.readQuery({ query: listOf('pageSize: 12, page: 1, search: "b"') })).toBeNull();
  });

  it('embeds a record without a key in its parent', () => {
    const cache = createCache();
    const query = operation(`query C { courseCategories @rest(path: "/c") { name } }`);
    const courseCategories = [{ __typename: 'CourseCategory', name: 'Căn bản' }];
    cache.writeQuery({ query, data: { courseCategories } });
    expect(Object.keys(cache.extract())).toEqual(['ROOT_QUERY']);
    expect(cache.readQuery({ query })).toMatchObject({ courseCategories });
  });

  it('sends no request for cached data', async () => {
    const { fetch, seen } = courseList();
    const client = createApolloClient({ apiUrl: '/api', fetch });
    for (let round = 0; round < 3; round += 1) {
      await client.query({ query: LIST });
      await client.query({ query: COURSE, variables: { slug: 'kiem-toan' } });
    }
    expect(seen).toHaveLength(2);
  });

  it('replaces a list with a shorter one without a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const cache = createCache();
    const write = (...names: string[]) =>
      cache.writeQuery({
        query: operation(
          `{ coManagers @rest(path: "/co-managers") { name } courseCategories @rest(path: "/c") { documentId name } }`,
        ),
        data: {
          coManagers: names.map((name) => ({ __typename: 'CoManager', name })),
          courseCategories: names.map((name) => ({
            __typename: 'CourseCategory',
            documentId: name,
            name,
          })),
        },
      });
    write('a', 'b');
    write('c');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('keeps lines of one seminar with different options separate', () => {
    const cache = createCache();
    cartVar([
      { ...item, kind: 'seminar', documentId: 's1', title: 'A', optionId: 'o1', groupId: 'g' },
      { ...item, kind: 'seminar', documentId: 's1', title: 'B', optionId: 'o2', groupId: 'g' },
    ]);
    expect(cache.readQuery({ query: LOCAL })).toMatchObject({
      cart: [{ title: 'A' }, { title: 'B' }],
    });
    cartVar([]);
  });

  it('returns cart lines that match a fragment on CartItem', () => {
    cartVar([item]);
    const query = operation(
      `query Lines { cart @client { ...Line } } fragment Line on CartItem { title }`,
    );
    const { cart } = createCache().readQuery<{ cart: object[] }>({ query })!;
    expect(cart).toMatchObject([{ title: item.title }]);
    cartVar([]);
  });

  it('notifies watchers of changes of the cart and session, even after a reset', async () => {
    const client = createApolloClient({ apiUrl: '/api', fetch: fakeApi(() => json({})).fetch });
    const shown: unknown[] = [];
    const subscription = client
      .watchQuery({ query: LOCAL })
      .subscribe(({ data }) => shown.push(data));
    await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ isLogin: false, cart: [] }));
    isLoginVar(true);
    await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ isLogin: true }));
    await client.cache.reset();
    cartVar([item]);
    await vi.waitFor(() =>
      expect(shown.at(-1)).toMatchObject({ isLogin: true, cart: [{ documentId: 'c1' }] }),
    );
    isLoginVar(false);
    cartVar([]);
    await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ isLogin: false, cart: [] }));
    subscription.unsubscribe();
  });
});

describe('a signed link', () => {
  const link = { url: '/x', name: 'a.pdf', expiresAt: '2026-07-05T07:30:00.000Z' };
  const createLinkClient = () => {
    const { fetch, seen } = fakeApi(() => json({ data: link }));
    return { seen, client: createApolloClient({ apiUrl: '/api', fetch }) };
  };
  const LINKS = {
    analysisExport: AnalysisExportDocument,
    analysisUsersExport: AnalysisUsersExportDocument,
    attendanceCertificateDownload: AttendanceCertificateDownloadDocument,
    cpeEvidenceDownload: CpeEvidenceDownloadDocument,
    cpeExport: CpeExportDocument,
    personalDataExport: PersonalDataExportDocument,
    ticketCalendar: TicketCalendarDocument,
    ticketPdf: TicketPdfDocument,
    userDocumentDownload: UserDocumentDownloadDocument,
    userLessonFile: UserLessonFileDocument,
    userOrderPdf: UserOrderPdfDocument,
  };
  beforeEach(() => writeToken('t'));
  afterEach(clearToken);

  it('covers every field of type Download', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const links = fields.filter(({ type }) => String(type) === 'Download!');
    expect(links.map(({ name }) => name).sort()).toEqual(Object.keys(LINKS));
  });

  it.each(Object.entries(LINKS))(
    'requires the fetch policy no-cache for %s',
    async (_name, query) => {
      const { client } = createLinkClient();
      await expect(client.query<unknown>({ query })).rejects.toThrow(/'no-cache'/);
    },
  );

  it('fetches a link for each query, and once for identical queries in flight', async () => {
    const { client, seen } = createLinkClient();
    const watchLink = (id: string) =>
      client.watchQuery({
        query: UserDocumentDownloadDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
    const results: unknown[] = [];
    const watches = ['d1', 'd2', 'd1'].map((id) =>
      watchLink(id).subscribe(({ data }) => data && results.push(data)),
    );
    await vi.waitFor(() => expect(results).toHaveLength(3));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(seen).toHaveLength(2);
    await watchLink('d1').refetch();
    expect(seen).toHaveLength(3);
    expect(client.cache.extract()).toEqual({});
    watches.forEach((watch) => watch.unsubscribe());
  });
});

describe('the cache on the host', () => {
  it('contains no session and an empty cart, whatever the reactive variables contain', () => {
    isLoginVar(true);
    cartVar([item]);
    const cache = new InMemoryCache(hostCacheOptions);
    expect(cache.readQuery({ query: LOCAL })).toMatchObject({
      isLogin: false,
      cartNotice: null,
      cart: [],
    });
    isLoginVar(false);
    cartVar([]);
  });
});
