import { routePatterns } from '@iia/shared/routePatterns';
import { safeReturnTo } from './safeReturnTo';

/** Encoded, so that a slug can never become two segments or climb up. */
const segment = (value: string): string => {
  if (value === '' || value === '.' || value === '..') {
    throw new RangeError(`Not a path segment: "${value}"`);
  }
  return encodeURIComponent(value);
};

type QueryValue = string | number | null | undefined;

const withQuery = (path: string, query: Record<string, QueryValue>): string => {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== '') pairs.set(name, String(value));
  }
  const text = pairs.toString();
  return text ? `${path}?${text}` : path;
};

export interface SearchParams {
  q?: string;
  kind?: string | null;
  page?: number;
}

type RouteName = keyof typeof routePatterns;

export interface PurchaseHistoryParams {
  page?: number;
  status?: string;
  order?: string;
}

/** Query parameters `muc` and `trang`, `khoa-hoc` and `bai`, or `ve`. */
export interface MyCoursesParams {
  tab?: 'courses' | 'documents' | 'tickets';
  page?: number;
  /** The `documentId` of a booking with its tickets. */
  booking?: string;
  /** The `documentId` of the open course. */
  course?: string;
  /** The number of the open lesson, from 1, or the exam. */
  lesson?: number | 'exam';
}

/** `?bai=` of the exam. */
export const examParameter = 'thi';

/** `?muc=` of each tab. */
export const libraryTabs = { courses: undefined, documents: 'tai-lieu', tickets: 've' } as const;

export interface UsersParams {
  q?: string;
  type?: string | null;
  /** Days: `2026-07-05`. */
  expiresFrom?: string | null;
  expiresBefore?: string | null;
  role?: string | null;
  state?: string | null;
  certification?: string | null;
  cpe?: string | null;
  sort?: string | null;
  columns?: string | null;
  /** The cursor: the account after or before which the page starts. */
  after?: string | null;
  before?: string | null;
}

export interface ManagedUserParams {
  part?: string | null;
  after?: string | null;
}

/** Days: `2026-07-05`. */
export interface AnalysisParams {
  from?: string;
  to?: string;
  by?: string | null;
}

type ParamsOf<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type PathOf<Pattern extends string> = [ParamsOf<Pattern>] extends [never]
  ? () => Pattern
  : Pattern extends `${string}:${string}:${string}`
    ? (params: Record<ParamsOf<Pattern>, string>) => string
    : (param: string) => string;

const fill = (pattern: string, given: string | Record<string, string> = ''): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) =>
    segment(typeof given === 'string' ? given : (given[name] ?? '')),
  );

const pathsOfPatterns = Object.fromEntries(
  Object.entries(routePatterns).map(([name, pattern]) => [
    name,
    (given?: string | Record<string, string>) => fill(pattern, given),
  ]),
) as { [Name in RouteName]: PathOf<(typeof routePatterns)[Name]> };

const { course, document, seminar } = pathsOfPatterns;
const itemPaths = { course, document, seminar };

/** Throws a RangeError for a parameter that is no path segment: empty, `.` or `..`. */
export const paths = {
  ...pathsOfPatterns,
  register: (returnTo?: string) =>
    withQuery(routePatterns.register, { returnTo: safeReturnParam(returnTo) }),
  /** An unsafe `returnTo` is dropped. */
  login: (returnTo?: string) =>
    withQuery(routePatterns.login, { returnTo: safeReturnParam(returnTo) }),
  security: (returnTo?: string) =>
    withQuery(routePatterns.security, { returnTo: safeReturnParam(returnTo) }),
  /** A certificate's number or its holder's full name. */
  verifyCertificate: (query?: string) => withQuery(routePatterns.verifyCertificate, { tim: query }),
  /** The code is in the fragment, which never reaches a log. */
  verifyAttendance: (code?: string) =>
    code ? `${routePatterns.verifyAttendance}#${segment(code)}` : routePatterns.verifyAttendance,
  cpe: ({ year }: { year?: number } = {}) => withQuery(routePatterns.cpe, { nam: year }),
  resetPassword: (code?: string) => withQuery(routePatterns.resetPassword, { code }),
  orderSuccess: (orderDocumentId?: string) =>
    withQuery(routePatterns.orderSuccess, { id: orderDocumentId }),
  purchaseHistory: ({ page, status, order }: PurchaseHistoryParams = {}) =>
    withQuery(routePatterns.purchaseHistory, {
      trang: page && page > 1 ? page : undefined,
      'trang-thai': status,
      don: order,
    }),
  myCourses: ({ tab, page, course, lesson, booking }: MyCoursesParams = {}) =>
    withQuery(routePatterns.myCourses, {
      muc: tab && libraryTabs[tab],
      trang: page && page > 1 ? page : undefined,
      'khoa-hoc': course,
      bai: lesson === 'exam' ? examParameter : lesson,
      ve: booking,
    }),
  notifications: ({ page }: { page?: number } = {}) =>
    withQuery(routePatterns.notifications, { trang: page && page > 1 ? page : undefined }),
  manageUsers: ({
    q,
    type,
    expiresFrom,
    expiresBefore,
    role,
    state,
    certification,
    cpe,
    sort,
    columns,
    after,
    before,
  }: UsersParams = {}) =>
    withQuery(routePatterns.manageUsers, {
      tim: q,
      loai: type,
      'het-han-tu': expiresFrom,
      'het-han-truoc': expiresBefore,
      'vai-tro': role,
      'tinh-trang': state,
      'chung-chi': certification,
      cpe,
      'sap-xep': sort,
      cot: columns,
      sau: after,
      truoc: before,
    }),
  /** A tab of an account's page, starting after the given row. */
  manageUser: (documentId: string, { part, after }: ManagedUserParams = {}) =>
    withQuery(pathsOfPatterns.manageUser(documentId), { muc: part, sau: after }),
  userImport: ({ kind }: { kind?: string | null } = {}) =>
    withQuery(routePatterns.userImport, { loai: kind }),
  userBatches: ({ after }: { after?: string | null } = {}) =>
    withQuery(routePatterns.userBatches, { sau: after }),
  /** The accounts of one outcome, starting after the given row. */
  userBatch: (
    documentId: string,
    { outcome, after }: { outcome?: string | null; after?: string | null } = {},
  ) => withQuery(pathsOfPatterns.userBatch(documentId), { 'ket-qua': outcome, sau: after }),
  analysis: ({ from, to, by }: AnalysisParams = {}) =>
    withQuery(routePatterns.analysis, { tu: from, den: to, theo: by }),
  staffWork: ({ kind, after }: { kind?: string | null; after?: string | null } = {}) =>
    withQuery(routePatterns.staffWork, { loai: kind, sau: after }),
  reconciliation: ({ section, page }: { section?: string | null; page?: number } = {}) =>
    withQuery(routePatterns.reconciliation, {
      muc: section,
      trang: page && page > 1 ? page : undefined,
    }),
  /** A seminar's or course's documentId. */
  attendance: (event?: { kind: string; id: string }) =>
    withQuery(routePatterns.attendance, { loai: event?.kind, 'su-kien': event?.id }),
  newsSearch: (query: string) => withQuery(routePatterns.news, { tim: query }),
  search: ({ q, kind, page }: SearchParams = {}) =>
    withQuery(routePatterns.search, {
      q,
      loai: kind,
      trang: page && page > 1 ? page : undefined,
    }),
  item: (kind: keyof typeof itemPaths, slug: string) => itemPaths[kind](slug),
} as const;

function safeReturnParam(returnTo: string | undefined): string | undefined {
  const safe = safeReturnTo(returnTo);
  return safe === '/' ? undefined : safe;
}
