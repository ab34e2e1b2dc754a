export interface SpecifiedCall {
  /** Null if the document does not specify it. */
  method: 'GET' | 'POST' | 'PUT' | null;
  /** As written in the document. */
  path: string;
}

const call = (line: string): SpecifiedCall => {
  const [, method = null, path = ''] = /^(?:(GET|POST|PUT) )?(\S+)$/.exec(line) ?? [];
  return { method: method as SpecifiedCall['method'], path };
};

/** Section 7 of the specification, verbatim: its headings and calls. */
export const specification: Record<string, SpecifiedCall[]> = {
  Auth: [
    'POST /api/auth/local',
    'POST /api/auth/local/register',
    'GET /api/users/me?populate=*',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'POST /api/auth/change-password',
  ].map(call),
  'Content reads': [
    '/api/seminars',
    '/api/documents',
    '/api/document-categories',
    '/api/course-categories',
    '/api/courses',
    '/api/about-pages',
    '/api/co-managers',
    '/api/standard-pages',
    '/api/standard-lists',
    '/api/news-posts',
    '/api/news-categories',
    '/api/member-benefits',
    '/api/trang-gia-nhap-iia',
    '/api/trang-loi-ich-hoi-vien',
    '/api/trang-bang-cap-cua-iia',
    '/api/trang-xac-minh-chung-chi',
    '/api/trang-cach-thuc-dat-chung-nhan',
    '/api/trang-iap',
    '/api/trang-cia',
    '/api/trang-crma',
    '/api/trang-yeu-cau-cpe',
    '/api/company-information',
    '/api/home-page',
    '/api/partners',
    '/api/services',
    '/api/quantity-discount-rule',
    '/api/certificate-statuses',
    '/api/certificate-statuses-user',
  ].map(call),
  Contact: ['POST /api/contacts'].map(call),
  Orders: [
    '/api/order/userOrder',
    '/api/order/userOrderById',
    '/api/order/userOrderDetail',
    '/api/order/addUserOrder',
  ].map(call),
  'Ownership checks and access': [
    '/api/course/checkUserCourse',
    '/api/course/getUserCourse',
    '/api/document/checkUserDocument',
    '/api/document/getUserDocument',
  ].map(call),
  Other: [
    '/api/notification/userNoti',
    '/api/discount/getDiscount',
    '/api/analysis',
    '/api/analysis/users',
    'POST /api/analysis/user-remind',
    '/api/user-renew-requests',
    '/api/user-renew-price',
  ].map(call),
};

/** The calls named in domain.md, verbatim; the content types' are in the specification. */
export const domainCalls: SpecifiedCall[] = [
  'POST /api/auth/local',
  'POST /api/auth/local/register',
  'GET /api/users/me?populate=*',
  'PUT /api/users/me',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/change-password',
  'POST /api/contacts',
  'POST /api/order/quote',
  'POST /api/order/addUserOrder',
  'GET /api/order/userOrder',
  'GET /api/order/userOrderById?id=',
  'GET /api/order/userOrderDetail?id=',
  'POST /api/order/cancelUserOrder',
  'GET /api/course/checkUserCourse?id=',
  'GET /api/document/checkUserDocument?id=',
  'GET /api/course/getUserCourse',
  'GET /api/course/getUserCourse?id=',
  'GET /api/document/getUserDocument',
  'GET /api/document/getUserDocument?id=',
  'GET /api/notification/userNoti',
  'POST /api/notification/read',
  'GET /api/discount/getDiscount?code=',
  'GET /api/user-renew-price',
  'GET /api/user-renew-requests',
  'POST /api/user-renew-requests',
  'GET /api/analysis?from=&to=',
  'GET /api/analysis/users',
  'POST /api/analysis/user-remind',
].map(call);
