import { safeReturnTo } from './safeReturnTo';

/** One segment of a path. Encoded, so that a slug can never become two segments or climb up. */
const segment = (value: string): string => {
  if (value === '' || value === '.' || value === '..') {
    throw new RangeError(`Not a path segment: "${value}"`);
  }
  return encodeURIComponent(value);
};

type QueryValue = string | number | null | undefined;

/** `path` with the pairs that have a value. */
const withQuery = (path: string, query: Record<string, QueryValue>): string => {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== '') pairs.set(name, String(value));
  }
  const text = pairs.toString();
  return text ? `${path}?${text}` : path;
};

/** The routes as the router knows them: every screen of the specification, in its words. */
export const routePatterns = {
  home: '/',
  certificates: '/bang-cap',
  certificatesOfIia: '/bang-cap/bang-cap-cua-iia',
  howToBeCertified: '/bang-cap/cach-thuc-dat-chung-nhan',
  cia: '/bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo',
  crma: '/bang-cap/crma-chung-chi-djam-bao-quan-ly-rui-ro',
  iap: '/bang-cap/iap-chung-chi-hanh-nghe-kiem-toan-noi-bo',
  verifyCertificate: '/bang-cap/xac-minh-tinh-trang-chung-chi',
  cpeRequirements: '/bang-cap/yeu-cau-cpe',
  register: '/dang-ky',
  signup: '/signup',
  login: '/dang-nhap',
  forgotPassword: '/quen-mat-khau',
  resetPassword: '/reset-password',
  recoverPassword: '/tai-khoan/khoi-phuc-mat-khau',
  checkout: '/dat-hang',
  orderSuccess: '/dat-hang/thanh-cong',
  cart: '/gio-hang',
  services: '/dich-vu/:slug',
  join: '/gia-nhap-iia',
  seminars: '/hoi-thao',
  seminar: '/hoi-thao/:slug',
  courses: '/khoa-hoc',
  course: '/khoa-hoc/:slug',
  documents: '/tai-lieu',
  document: '/tai-lieu/:slug',
  contact: '/lien-he',
  memberBenefits: '/loi-ich-hoi-vien',
  previewSeminar: '/preview-hoi-thao',
  previewCourse: '/preview-khoa-hoc',
  previewDocument: '/preview-tai-lieu',
  standards: '/tieu-chuan',
  standard: '/tieu-chuan/:slug',
  news: '/tin-tuc',
  newsCategory: '/tin-tuc/:category',
  newsPost: '/tin-tuc/:category/:slug',
  about: '/ve-chung-toi',
  aboutPage: '/ve-chung-toi/:slug',
  departments: '/ve-chung-toi/cac-phong-ban-chuc-nang',
  department: '/ve-chung-toi/cac-phong-ban-chuc-nang/:slug',
  board: '/ve-chung-toi/hoi-dong-quan-tri',
  boardMember: '/ve-chung-toi/hoi-dong-quan-tri/:slug',
  foundingCouncil: '/ve-chung-toi/hoi-dong-sang-lap',
  foundingMember: '/ve-chung-toi/hoi-dong-sang-lap/:slug',
  profile: '/tai-khoan',
  changePassword: '/tai-khoan/doi-mat-khau',
  myCourses: '/tai-khoan/khoa-hoc-cua-toi',
  purchaseHistory: '/tai-khoan/lich-su-mua-hang',
  memberType: '/tai-khoan/loai-thanh-vien',
  notifications: '/tai-khoan/thong-bao',
  manageUsers: '/tai-khoan/quan-ly-user',
  statistics: '/tai-khoan/thong-ke',
} as const;

type RouteName = keyof typeof routePatterns;

/** Where the purchase history stands, as its URL says it: `trang`, `trang-thai`, `don`. */
export interface PurchaseHistoryPlace {
  page?: number;
  status?: string;
  /** The `documentId` of the order that stands open. */
  order?: string;
}

/** What an item's kind is called in its address. */
const itemRoots = {
  course: routePatterns.courses,
  document: routePatterns.documents,
  seminar: routePatterns.seminars,
} as const;

const fixed = <Name extends RouteName>(name: Name) => {
  return (): (typeof routePatterns)[Name] => routePatterns[name];
};

/**
 * Every address of the site. Links are made from here and nowhere else, so that a route has one
 * spelling and its parameters are always encoded. A parameter that is no segment (empty, `.`,
 * `..`) throws a RangeError.
 */
export const paths = {
  home: fixed('home'),
  certificates: fixed('certificates'),
  certificatesOfIia: fixed('certificatesOfIia'),
  howToBeCertified: fixed('howToBeCertified'),
  cia: fixed('cia'),
  crma: fixed('crma'),
  iap: fixed('iap'),
  verifyCertificate: fixed('verifyCertificate'),
  cpeRequirements: fixed('cpeRequirements'),
  register: (returnTo?: string) =>
    withQuery(routePatterns.register, { returnTo: wayBack(returnTo) }),
  signup: fixed('signup'),
  /** `returnTo` is where the person goes on afterwards; an unsafe one is left out. */
  login: (returnTo?: string) => withQuery(routePatterns.login, { returnTo: wayBack(returnTo) }),
  forgotPassword: fixed('forgotPassword'),
  resetPassword: (code?: string) => withQuery(routePatterns.resetPassword, { code }),
  recoverPassword: fixed('recoverPassword'),
  checkout: fixed('checkout'),
  orderSuccess: (orderDocumentId?: string) =>
    withQuery(routePatterns.orderSuccess, { id: orderDocumentId }),
  cart: fixed('cart'),
  service: (slug: string) => `/dich-vu/${segment(slug)}`,
  join: fixed('join'),
  seminars: fixed('seminars'),
  seminar: (slug: string) => `${routePatterns.seminars}/${segment(slug)}`,
  courses: fixed('courses'),
  course: (slug: string) => `${routePatterns.courses}/${segment(slug)}`,
  documents: fixed('documents'),
  document: (slug: string) => `${routePatterns.documents}/${segment(slug)}`,
  /** The page of an item of any kind. */
  item: (kind: keyof typeof itemRoots, slug: string) => `${itemRoots[kind]}/${segment(slug)}`,
  contact: fixed('contact'),
  memberBenefits: fixed('memberBenefits'),
  previewSeminar: fixed('previewSeminar'),
  previewCourse: fixed('previewCourse'),
  previewDocument: fixed('previewDocument'),
  standards: fixed('standards'),
  standard: (slug: string) => `${routePatterns.standards}/${segment(slug)}`,
  news: fixed('news'),
  newsCategory: (category: string) => `${routePatterns.news}/${segment(category)}`,
  newsPost: (category: string, slug: string) =>
    `${routePatterns.news}/${segment(category)}/${segment(slug)}`,
  about: fixed('about'),
  aboutPage: (slug: string) => `${routePatterns.about}/${segment(slug)}`,
  departments: fixed('departments'),
  department: (slug: string) => `${routePatterns.departments}/${segment(slug)}`,
  board: fixed('board'),
  boardMember: (slug: string) => `${routePatterns.board}/${segment(slug)}`,
  foundingCouncil: fixed('foundingCouncil'),
  foundingMember: (slug: string) => `${routePatterns.foundingCouncil}/${segment(slug)}`,
  profile: fixed('profile'),
  changePassword: fixed('changePassword'),
  myCourses: fixed('myCourses'),
  purchaseHistory: ({ page, status, order }: PurchaseHistoryPlace = {}) =>
    withQuery(routePatterns.purchaseHistory, {
      trang: page && page > 1 ? page : undefined,
      'trang-thai': status,
      don: order,
    }),
  memberType: fixed('memberType'),
  notifications: fixed('notifications'),
  manageUsers: fixed('manageUsers'),
  statistics: fixed('statistics'),
} as const;

/** A way back worth writing into an address: `/` is where one goes without it. */
function wayBack(returnTo: string | undefined): string | undefined {
  const safe = safeReturnTo(returnTo);
  return safe === '/' ? undefined : safe;
}
