/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import type { Word } from '../platform/scalars';
import type { Decimal } from '../platform/scalars';
import type { Rich } from '../platform/scalars';
import type { Moment } from '../platform/scalars';
import type { Day } from '../platform/scalars';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: Word; output: Word };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: Decimal; output: Decimal };
  /** The smaller copies of a picture by Strapi's name for their size, each with its `url` and `width`. */
  ImageFormats: { input: Rich; output: Rich };
  /** A moment in UTC, ISO 8601 (`2026-07-05T07:30:00.000Z`). */
  DateTime: { input: Moment; output: Moment };
  /** A calendar day in Vietnam (`2026-07-05`). */
  Date: { input: Day; output: Day };
  /** Whole Vietnamese đồng, a safe integer. */
  Dong: { input: number; output: number };
  /** Strapi blocks: the rich text of a body, a list of block nodes. */
  Blocks: { input: Rich; output: Rich };
};

/** A page of the about-us section. */
export type AboutPage = {
  __typename?: 'AboutPage';
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  cover: Maybe<Image>;
  seo: Maybe<Seo>;
  order: Scalars['Int']['output'];
};

/** Where somebody stands in the institute: a functional department, the board, the founding council. */
export type CoManagerGroup = 'department' | 'board' | 'founding-council';

export type CoManager = {
  __typename?: 'CoManager';
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  position: Scalars['String']['output'];
  photo: Maybe<Image>;
  bio: Maybe<Scalars['Blocks']['output']>;
  group: CoManagerGroup;
  order: Scalars['Int']['output'];
};

export type Partner = {
  __typename?: 'Partner';
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** An Iconify name. */
  icon: Maybe<Scalars['String']['output']>;
  logo: Maybe<Image>;
  url: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
};

export type Service = {
  __typename?: 'Service';
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  cover: Maybe<Image>;
  seo: Maybe<Seo>;
  /** An Iconify name. */
  icon: Maybe<Scalars['String']['output']>;
  url: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
};

export type RoleType = 'authenticated' | 'staff';

export type MemberType = 'none' | 'individual' | 'student' | 'corporate';

export type Role = {
  __typename?: 'Role';
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  type: RoleType;
};

/** The signed-in user, as `/users/me` answers. */
export type UserProfile = {
  __typename?: 'UserProfile';
  documentId: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  company: Maybe<Scalars['String']['output']>;
  position: Maybe<Scalars['String']['output']>;
  memberType: MemberType;
  memberExpiresAt: Maybe<Scalars['DateTime']['output']>;
  role: Role;
  counts: ProfileCounts;
};

/** What a member has. */
export type ProfileCounts = {
  __typename?: 'ProfileCounts';
  /** Orders that wait for their payment. */
  unpaidOrders: Scalars['Int']['output'];
  unreadNotifications: Scalars['Int']['output'];
  /** Bought and paid. */
  courses: Scalars['Int']['output'];
  documents: Scalars['Int']['output'];
};

/** What a successful login gives. `jwt` is the short-lived access token; the refresh token is an HttpOnly cookie. */
export type Session = {
  __typename?: 'Session';
  jwt: Scalars['String']['output'];
};

export type RegisteredUser = {
  __typename?: 'RegisteredUser';
  documentId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
};

export type Registration = {
  __typename?: 'Registration';
  user: RegisteredUser;
};

export type Done = {
  __typename?: 'Done';
  ok: Scalars['Boolean']['output'];
};

export type LoginInput = {
  identifier: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** bcrypt looks at no more than 72 bytes of a password: a longer one is refused, not cut. */
export type RegisterInput = {
  fullName: Scalars['String']['input'];
  username: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  password: Scalars['String']['input'];
  consent: Scalars['Boolean']['input'];
};

export type ForgotPasswordInput = {
  email: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  /** From the link in the mail; it lives ten minutes and works once. */
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
};

/** The member's own data; a field that is not given stays, null empties it. */
export type UpdateProfileInput = {
  fullName: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Who was here before is forgotten with their session. */
  login: Session;
  register: Registration;
  /** Ends this session on the server: its refresh token works no more. */
  logout: Done;
  /** Mails a code to the owner of the address; the answer is the same where there is none. */
  forgotPassword: Done;
  /** Ends every session of the account. */
  resetPassword: Done;
  /** Ends every other session; the caller goes on with the new token. */
  changePassword: Session;
  updateMe: UserProfile;
  /** One reminder a member, kind and day, however often it is called. */
  userRemind: RemindResult;
  addContact: ContactReceipt;
  /** Requests a membership. The same idempotencyKey and body always answers the same request. */
  addUserRenewRequest: RenewRequest;
  readNotifications: NotificationsRead;
  /** Prices a cart; with a member's token, at that member's prices. Places are looked at, not taken. */
  quote: Quote;
  /** Cancels an own order while it awaits payment; its places and its code's use are free again. */
  cancelUserOrder: Order;
  /**
   * Places an order. The same idempotencyKey and body always answers the same order.
   * One of nothing but free items is paid at once.
   */
  addUserOrder: Order;
};

export type MutationloginArgs = {
  input: LoginInput;
};

export type MutationregisterArgs = {
  input: RegisterInput;
};

export type MutationforgotPasswordArgs = {
  input: ForgotPasswordInput;
};

export type MutationresetPasswordArgs = {
  input: ResetPasswordInput;
};

export type MutationchangePasswordArgs = {
  input: ChangePasswordInput;
};

export type MutationupdateMeArgs = {
  input: UpdateProfileInput;
};

export type MutationuserRemindArgs = {
  input: UserRemindInput;
};

export type MutationaddContactArgs = {
  input: ContactInput;
};

export type MutationaddUserRenewRequestArgs = {
  input: RenewRequestInput;
};

export type MutationreadNotificationsArgs = {
  input: ReadNotificationsInput;
};

export type MutationquoteArgs = {
  input: QuoteInput;
};

export type MutationcancelUserOrderArgs = {
  input: CancelOrderInput;
};

export type MutationaddUserOrderArgs = {
  input: AddUserOrderInput;
};

/** Paid orders of one day or month; a month is named by its first day. */
export type RevenuePoint = {
  __typename?: 'RevenuePoint';
  on: Scalars['Date']['output'];
  revenue: Scalars['Dong']['output'];
  orders: Scalars['Int']['output'];
};

export type OrdersOfStatus = {
  __typename?: 'OrdersOfStatus';
  status: OrderStatus;
  count: Scalars['Int']['output'];
  total: Scalars['Dong']['output'];
};

export type BestSeller = {
  __typename?: 'BestSeller';
  kind: ItemKind;
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  revenue: Scalars['Dong']['output'];
};

export type NewMembersPoint = {
  __typename?: 'NewMembersPoint';
  on: Scalars['Date']['output'];
  count: Scalars['Int']['output'];
};

export type MembersOfType = {
  __typename?: 'MembersOfType';
  memberType: MemberType;
  count: Scalars['Int']['output'];
};

/** What happened from one day to another, both included, in Vietnam's time. */
export type Analysis = {
  __typename?: 'Analysis';
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  /** Orders paid and not refunded. */
  revenue: Scalars['Dong']['output'];
  orderCount: Scalars['Int']['output'];
  revenueByDay: Array<RevenuePoint>;
  revenueByMonth: Array<RevenuePoint>;
  ordersByStatus: Array<OrdersOfStatus>;
  /** By revenue, at most ten. */
  bestSellers: Array<BestSeller>;
  newMembers: Array<NewMembersPoint>;
  /** As of now. */
  membersByType: Array<MembersOfType>;
  /** Memberships that run out within 30 days from now, the nearest first. */
  expiringMemberships: Array<AnalysisUser>;
};

/** A member as staff see them. */
export type AnalysisUser = {
  __typename?: 'AnalysisUser';
  documentId: Scalars['ID']['output'];
  fullName: Scalars['String']['output'];
  username: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  company: Maybe<Scalars['String']['output']>;
  memberType: MemberType;
  memberExpiresAt: Maybe<Scalars['DateTime']['output']>;
  registeredAt: Scalars['DateTime']['output'];
  /** Orders that were placed and not cancelled. */
  orderCount: Scalars['Int']['output'];
  /** What was paid and not refunded. */
  spent: Scalars['Dong']['output'];
};

export type AnalysisUserPage = {
  __typename?: 'AnalysisUserPage';
  items: Array<AnalysisUser>;
  pagination: Pagination;
};

export type ExportFormat = 'csv' | 'xlsx';

/** What staff remind members of. */
export type ReminderKind = 'membership_expiring' | 'unpaid_order';

export type RemindResult = {
  __typename?: 'RemindResult';
  /** Reminders that go out now. */
  queued: Scalars['Int']['output'];
  /** Members who had this reminder today already, or whom it does not concern. */
  skipped: Scalars['Int']['output'];
};

export type UserRemindInput = {
  userIds: Array<Scalars['ID']['input']>;
  kind: ReminderKind;
};

/** Where a list stands. Pages count from 1. */
export type Pagination = {
  __typename?: 'Pagination';
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What a search engine shows of a page. */
export type Seo = {
  __typename?: 'Seo';
  title: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
};

/** What the institute sells. */
export type ItemKind = 'course' | 'document' | 'seminar';

export type CourseFormat = 'online' | 'classroom' | 'hybrid' | 'self-paced';

export type CourseLevel = 'foundation' | 'intermediate' | 'advanced';

export type CourseCategory = {
  __typename?: 'CourseCategory';
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  order: Scalars['Int']['output'];
};

/** A person who teaches or speaks. */
export type Instructor = {
  __typename?: 'Instructor';
  name: Scalars['String']['output'];
  title: Maybe<Scalars['String']['output']>;
  /** What they have done and teach, in a few sentences. */
  biography: Maybe<Scalars['String']['output']>;
};

/** One part of a course's outline. */
export type OutlinePart = {
  __typename?: 'OutlinePart';
  title: Scalars['String']['output'];
  detail: Maybe<Scalars['String']['output']>;
};

export type Course = {
  __typename?: 'Course';
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  cover: Maybe<Image>;
  seo: Maybe<Seo>;
  category: CourseCategory;
  code: Scalars['String']['output'];
  price: Scalars['Dong']['output'];
  memberPrice: Maybe<Scalars['Dong']['output']>;
  format: CourseFormat;
  startAt: Maybe<Scalars['DateTime']['output']>;
  endAt: Maybe<Scalars['DateTime']['output']>;
  hours: Scalars['Float']['output'];
  cpeHours: Scalars['Float']['output'];
  level: CourseLevel;
  instructors: Array<Instructor>;
  outline: Array<OutlinePart>;
  capacity: Maybe<Scalars['Int']['output']>;
  /** Places not yet taken; null where there is no limit. */
  placesLeft: Maybe<Scalars['Int']['output']>;
  featured: Scalars['Boolean']['output'];
};

export type CoursePage = {
  __typename?: 'CoursePage';
  items: Array<Course>;
  pagination: Pagination;
};

export type DocumentCategory = {
  __typename?: 'DocumentCategory';
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  order: Scalars['Int']['output'];
};

/** A public picture; `alternativeText` says what it shows. */
export type Image = {
  __typename?: 'Image';
  url: Scalars['String']['output'];
  alternativeText: Maybe<Scalars['String']['output']>;
  /** Pixels. */
  width: Maybe<Scalars['Int']['output']>;
  height: Maybe<Scalars['Int']['output']>;
  /** None of a drawing (SVG) or a small picture. */
  formats: Maybe<Scalars['ImageFormats']['output']>;
};

/** The address of a public file. */
export type PublicFile = {
  __typename?: 'PublicFile';
  url: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Kilobytes. */
  size: Maybe<Scalars['Float']['output']>;
};

export type Document = {
  __typename?: 'Document';
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  cover: Maybe<Image>;
  seo: Maybe<Seo>;
  category: DocumentCategory;
  price: Scalars['Dong']['output'];
  memberPrice: Maybe<Scalars['Dong']['output']>;
  pages: Scalars['Int']['output'];
  language: Scalars['String']['output'];
  year: Scalars['Int']['output'];
  author: Scalars['String']['output'];
  sampleFile: Maybe<PublicFile>;
};

export type DocumentPage = {
  __typename?: 'DocumentPage';
  items: Array<Document>;
  pagination: Pagination;
};

/** One choice within a group; `id` stays the same however often the seminar is published. */
export type OrderOption = {
  __typename?: 'OrderOption';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Replaces the seminar's list price where it is given. */
  price: Maybe<Scalars['Dong']['output']>;
  capacity: Maybe<Scalars['Int']['output']>;
  placesLeft: Maybe<Scalars['Int']['output']>;
};

export type OrderOptionGroup = {
  __typename?: 'OrderOptionGroup';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  options: Array<OrderOption>;
};

export type Seminar = {
  __typename?: 'Seminar';
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  cover: Maybe<Image>;
  seo: Maybe<Seo>;
  startAt: Scalars['DateTime']['output'];
  endAt: Scalars['DateTime']['output'];
  venue: Scalars['String']['output'];
  price: Scalars['Dong']['output'];
  memberPrice: Maybe<Scalars['Dong']['output']>;
  capacity: Maybe<Scalars['Int']['output']>;
  placesLeft: Maybe<Scalars['Int']['output']>;
  speakers: Array<Instructor>;
  cpeHours: Scalars['Float']['output'];
  /** Ordered by choosing an option of a group. */
  orderByOption: Scalars['Boolean']['output'];
  orderOptionGroup: Array<OrderOptionGroup>;
};

export type SeminarPage = {
  __typename?: 'SeminarPage';
  items: Array<Seminar>;
  pagination: Pagination;
};

export type Query = {
  __typename?: 'Query';
  /** Published courses. `sort` is Strapi's, e.g. `startAt:asc`; `search` ignores case and diacritics. */
  courses: CoursePage;
  /** One published course by its slug or documentId. */
  course: Maybe<Course>;
  courseCategories: Array<CourseCategory>;
  /** Published documents. */
  documents: DocumentPage;
  document: Maybe<Document>;
  documentCategories: Array<DocumentCategory>;
  /** Published seminars. `endsAfter` and `endsBefore` (DateTime) part the coming from the past. */
  seminars: SeminarPage;
  seminar: Maybe<Seminar>;
  aboutPages: Array<AboutPage>;
  aboutPage: Maybe<AboutPage>;
  /** One group, or all. */
  coManagers: Array<CoManager>;
  coManager: Maybe<CoManager>;
  partners: Array<Partner>;
  services: Array<Service>;
  service: Maybe<Service>;
  me: UserProfile;
  analysis: Analysis;
  /** The same figures as a file. */
  analysisExport: Download;
  /** Members, twenty a page. `sort` is e.g. `registeredAt:desc`; `q` ignores case and diacritics. */
  analysisUsers: AnalysisUserPage;
  /** The same members as a file, all pages. */
  analysisUsersExport: Download;
  /**
   * Certificates of holders who opted in, by number or by exact name (case and runs of spaces aside);
   * one of the two must be given.
   */
  certificateStatuses: Array<CertificateStatus>;
  /** The caller's own. */
  userCertificateStatuses: Array<CertificateStatus>;
  companyInformation: CompanyInformation;
  quantityDiscountRule: Maybe<QuantityDiscountRule>;
  checkUserCourse: Ownership;
  checkUserDocument: Ownership;
  userCourses: Array<UserCourse>;
  /** One bought course with its lessons. */
  userCourse: UserCourse;
  userDocuments: Array<UserDocument>;
  /** Where a bought document can be fetched. */
  userDocumentDownload: Download;
  cart: Array<CartItem>;
  cartNotice: Maybe<CartNotice>;
  /** A token is held and not yet refused. */
  isLogin: Scalars['Boolean']['output'];
  memberBenefits: Array<MemberBenefit>;
  userRenewPrice: Array<RenewPrice>;
  /** Own requests, the newest first. */
  userRenewRequests: Array<RenewRequest>;
  /** Published posts, the newest first unless `sort` says otherwise; `before` and `after` a day. */
  newsPosts: NewsPostPage;
  newsPost: Maybe<NewsPost>;
  newsCategories: Array<NewsCategory>;
  /** One category by its slug, or by one that it had. */
  newsCategory: Maybe<NewsCategory>;
  /** Own notifications, the newest first, twenty a page. */
  userNoti: NotificationPage;
  /** The terms of a discount code; an unknown one is 404. */
  getDiscount: Discount;
  /** Own orders, newest first, ten a page. */
  userOrder: OrderPage;
  /** One own order with how to pay it. */
  userOrderById: Order;
  /** One own order's lines and status history. */
  userOrderDetail: Order;
  homePage: Maybe<HomePage>;
  /** How to join the institute. */
  joiningPage: Maybe<SinglePage>;
  memberBenefitsPage: Maybe<SinglePage>;
  iiaCertificatesPage: Maybe<SinglePage>;
  certificateCheckPage: Maybe<SinglePage>;
  /** How a certificate is earned. */
  certificationPathPage: Maybe<SinglePage>;
  iapPage: Maybe<SinglePage>;
  ciaPage: Maybe<SinglePage>;
  crmaPage: Maybe<SinglePage>;
  /** What continuing professional education is required. */
  cpePage: Maybe<SinglePage>;
  /** On what terms site and account are used, and items are bought. */
  termsPage: Maybe<SinglePage>;
  /** What becomes of personal data, and what rights people have over theirs. */
  privacyPage: Maybe<SinglePage>;
  /** When money is given back, and how. */
  refundPage: Maybe<SinglePage>;
  /**
   * What is published of the words `q` (2 to 100 characters), the best first: without regard to diacritics,
   * those that have them as typed first; of the last word a beginning is enough.
   */
  search: SearchPage;
  standardLists: Array<StandardList>;
  /** The standards of one list, or of all. */
  standardPages: Array<StandardPage>;
  standardPage: Maybe<StandardPage>;
};

export type QuerycoursesArgs = {
  category: InputMaybe<Scalars['String']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};

export type QuerycourseArgs = {
  slug: Scalars['String']['input'];
};

export type QuerydocumentsArgs = {
  category: InputMaybe<Scalars['String']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};

export type QuerydocumentArgs = {
  slug: Scalars['String']['input'];
};

export type QueryseminarsArgs = {
  search: InputMaybe<Scalars['String']['input']>;
  endsAfter: InputMaybe<Scalars['DateTime']['input']>;
  endsBefore: InputMaybe<Scalars['DateTime']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};

export type QueryseminarArgs = {
  slug: Scalars['String']['input'];
};

export type QueryaboutPageArgs = {
  slug: Scalars['String']['input'];
};

export type QuerycoManagersArgs = {
  group: InputMaybe<CoManagerGroup>;
};

export type QuerycoManagerArgs = {
  slug: Scalars['String']['input'];
};

export type QueryserviceArgs = {
  slug: Scalars['String']['input'];
};

export type QueryanalysisArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

export type QueryanalysisExportArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  format: ExportFormat;
};

export type QueryanalysisUsersArgs = {
  page: Scalars['Int']['input'];
  q: InputMaybe<Scalars['String']['input']>;
  memberType: InputMaybe<MemberType>;
  expiresBefore: InputMaybe<Scalars['Date']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
};

export type QueryanalysisUsersExportArgs = {
  q: InputMaybe<Scalars['String']['input']>;
  memberType: InputMaybe<MemberType>;
  expiresBefore: InputMaybe<Scalars['Date']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
  format: ExportFormat;
};

export type QuerycertificateStatusesArgs = {
  number: InputMaybe<Scalars['String']['input']>;
  holderName: InputMaybe<Scalars['String']['input']>;
};

export type QuerycheckUserCourseArgs = {
  id: Scalars['ID']['input'];
};

export type QuerycheckUserDocumentArgs = {
  id: Scalars['ID']['input'];
};

export type QueryuserCourseArgs = {
  id: Scalars['ID']['input'];
};

export type QueryuserDocumentDownloadArgs = {
  id: Scalars['ID']['input'];
};

export type QuerynewsPostsArgs = {
  category: InputMaybe<Scalars['String']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  featured: InputMaybe<Scalars['Boolean']['input']>;
  before: InputMaybe<Scalars['Date']['input']>;
  after: InputMaybe<Scalars['Date']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};

export type QuerynewsPostArgs = {
  slug: Scalars['String']['input'];
};

export type QuerynewsCategoryArgs = {
  slug: Scalars['String']['input'];
};

export type QueryuserNotiArgs = {
  page: Scalars['Int']['input'];
};

export type QuerygetDiscountArgs = {
  code: Scalars['String']['input'];
};

export type QueryuserOrderArgs = {
  page: Scalars['Int']['input'];
  status: InputMaybe<OrderStatus>;
};

export type QueryuserOrderByIdArgs = {
  id: Scalars['ID']['input'];
};

export type QueryuserOrderDetailArgs = {
  id: Scalars['ID']['input'];
};

export type QuerysearchArgs = {
  q: Scalars['String']['input'];
  kind: InputMaybe<SearchKind>;
  page: InputMaybe<Scalars['Int']['input']>;
};

export type QuerystandardPagesArgs = {
  list: InputMaybe<Scalars['String']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
};

export type QuerystandardPageArgs = {
  slug: Scalars['String']['input'];
};

export type Certification = 'CIA' | 'CRMA' | 'IAP' | 'CCSA' | 'CFSA' | 'CGAP';

export type CertificateState = 'active' | 'inactive' | 'grace' | 'revoked';

/** A certificate as the institute's register has it. Nothing by which its holder could be reached. */
export type CertificateStatus = {
  __typename?: 'CertificateStatus';
  documentId: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  holderName: Scalars['String']['output'];
  certification: Certification;
  status: CertificateState;
  issuedOn: Scalars['Date']['output'];
  expiresOn: Maybe<Scalars['Date']['output']>;
  /** CPE hours reported for the current year. */
  cpe: Maybe<Scalars['Float']['output']>;
};

export type Social = {
  __typename?: 'Social';
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** Where a transfer goes. `bankBin` is the bank's NAPAS number. */
export type BankAccount = {
  __typename?: 'BankAccount';
  bankBin: Scalars['String']['output'];
  bankName: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  accountName: Scalars['String']['output'];
};

export type CompanyInformation = {
  __typename?: 'CompanyInformation';
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  address: Scalars['String']['output'];
  hotline: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** When somebody is there, in words. */
  hours: Maybe<Scalars['String']['output']>;
  taxCode: Scalars['String']['output'];
  socials: Array<Social>;
  bankAccount: BankAccount;
  /** Where the institute is: the embedding address of OpenStreetMap or Google Maps. */
  map: Maybe<Scalars['String']['output']>;
};

export type QuantityTier = {
  __typename?: 'QuantityTier';
  minQuantity: Scalars['Int']['output'];
  /** Whole percent, 1–100. */
  percent: Scalars['Int']['output'];
};

/** The more places or copies of one item an order holds, the less each costs. */
export type QuantityDiscountRule = {
  __typename?: 'QuantityDiscountRule';
  documentId: Scalars['ID']['output'];
  tiers: Array<QuantityTier>;
  appliesTo: Array<ItemKind>;
};

export type ContactReceipt = {
  __typename?: 'ContactReceipt';
  received: Scalars['Boolean']['output'];
};

export type ContactInput = {
  fullName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  message: Scalars['String']['input'];
  /** Left empty by people, who do not see it; what fills it in is thanked and forgotten. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Access = 'PUBLIC' | 'MEMBER' | 'STAFF';

export type ScalarKind = 'TEXT' | 'WHOLE' | 'DECIMAL' | 'FLAG' | 'DAY' | 'MOMENT' | 'FILE';

export type InputFormat =
  /** Of a person: one line, without links. */
  'NAME' | 'EMAIL' | 'PHONE' | 'TAX_CODE' | 'UUID';

/** Whether the caller has an item. `orderId` is the order that gives it, or that waits for its payment. */
export type Ownership = {
  __typename?: 'Ownership';
  owned: Scalars['Boolean']['output'];
  /** Ordered, and not yet paid. */
  pending: Scalars['Boolean']['output'];
  orderId: Maybe<Scalars['ID']['output']>;
};

export type Lesson = {
  __typename?: 'Lesson';
  title: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  videoUrl: Maybe<Scalars['String']['output']>;
  minutes: Maybe<Scalars['Int']['output']>;
};

/** A course that the caller has bought. */
export type UserCourse = {
  __typename?: 'UserCourse';
  course: Course;
  orderId: Scalars['ID']['output'];
  /** When its order was paid. */
  since: Scalars['DateTime']['output'];
  /** With one course only, not in the list. */
  lessons: Maybe<Array<Lesson>>;
};

export type UserDocument = {
  __typename?: 'UserDocument';
  document: Document;
  orderId: Scalars['ID']['output'];
  since: Scalars['DateTime']['output'];
};

/** A file behind a signed link that anybody who holds it may open until it expires, five minutes on. */
export type Download = {
  __typename?: 'Download';
  url: Scalars['String']['output'];
  name: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

/** One line of the cart: one item, and one option of it. `unitPrice` is for show: the server prices. */
export type CartItem = {
  __typename?: 'CartItem';
  kind: ItemKind;
  documentId: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  unitPrice: Scalars['Dong']['output'];
  quantity: Scalars['Int']['output'];
  /** Never more than one: a document, or a self-paced course. */
  single: Scalars['Boolean']['output'];
  cover: Maybe<Scalars['String']['output']>;
  orderByOption: Maybe<Scalars['Boolean']['output']>;
  /** Group name – option name. */
  optionName: Maybe<Scalars['String']['output']>;
  optionId: Maybe<Scalars['ID']['output']>;
  groupId: Maybe<Scalars['ID']['output']>;
};

/** Why the cart could not be kept as it was, to be told once. */
export type CartNotice = 'set_aside' | 'storage_full';

export type MemberBenefit = {
  __typename?: 'MemberBenefit';
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  /** An Iconify name. */
  icon: Maybe<Scalars['String']['output']>;
  url: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
};

/** What a membership costs for a number of years. */
export type RenewPrice = {
  __typename?: 'RenewPrice';
  memberType: RenewableType;
  years: Scalars['Int']['output'];
  price: Scalars['Dong']['output'];
};

/** The kinds of membership that can be had. */
export type RenewableType = 'individual' | 'student' | 'corporate';

export type RenewRequestStatus = 'pending_payment' | 'paid' | 'cancelled';

/** A request for a membership, paid like an order. */
export type RenewRequest = {
  __typename?: 'RenewRequest';
  documentId: Scalars['ID']['output'];
  /** What the member quotes when paying, e.g. `GH26A7K3Q`. */
  code: Scalars['String']['output'];
  memberType: RenewableType;
  years: Scalars['Int']['output'];
  price: Scalars['Dong']['output'];
  status: RenewRequestStatus;
  requestedAt: Scalars['DateTime']['output'];
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** The day the membership runs to since this request was paid. */
  memberExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Null once the request needs no payment. */
  payment: Maybe<PaymentInstructions>;
};

export type RenewRequestInput = {
  memberType: RenewableType;
  years: Scalars['Int']['input'];
  /** The price the member saw; another one answers 409 with the new price. */
  expectedPrice: Scalars['Dong']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  /** Made when the form opens, kept until an answer came. */
  idempotencyKey: Scalars['ID']['input'];
};

export type NewsCategory = {
  __typename?: 'NewsCategory';
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  order: Scalars['Int']['output'];
};

export type NewsPost = {
  __typename?: 'NewsPost';
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  cover: Maybe<Image>;
  seo: Maybe<Seo>;
  category: NewsCategory;
  publishedOn: Scalars['Date']['output'];
  author: Maybe<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
  featured: Scalars['Boolean']['output'];
};

export type NewsPostPage = {
  __typename?: 'NewsPostPage';
  items: Array<NewsPost>;
  pagination: Pagination;
};

export type NotificationKind =
  | 'order_placed'
  | 'order_paid'
  | 'order_completed'
  | 'order_cancelled'
  | 'order_refunded'
  | 'renewal_requested'
  | 'membership_renewed'
  | 'membership_expiring'
  | 'reminder';

export type Notification = {
  __typename?: 'Notification';
  documentId: Scalars['ID']['output'];
  kind: NotificationKind;
  title: Scalars['String']['output'];
  body: Scalars['String']['output'];
  /** Where it leads: a path of this site. */
  url: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  readAt: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationPage = {
  __typename?: 'NotificationPage';
  items: Array<Notification>;
  pagination: Pagination;
  /** How many are unread, on all pages. */
  unread: Scalars['Int']['output'];
};

/** What was marked, and how many are still unread. */
export type NotificationsRead = {
  __typename?: 'NotificationsRead';
  notifications: Array<Notification>;
  unread: Scalars['Int']['output'];
};

export type ReadNotificationsInput = {
  /** Own notifications; those of others are passed over. */
  ids: Array<Scalars['ID']['input']>;
};

export type OrderStatus = 'pending_payment' | 'paid' | 'completed' | 'cancelled' | 'refunded';

export type QuoteDiscountType = 'member' | 'quantity' | 'code';

/** One line as the server prices it; amounts are for the moment of the answer. */
export type QuoteLine = {
  __typename?: 'QuoteLine';
  kind: ItemKind;
  documentId: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  groupId: Maybe<Scalars['ID']['output']>;
  optionId: Maybe<Scalars['ID']['output']>;
  /** Group name – option name. */
  optionName: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  listPrice: Scalars['Dong']['output'];
  /** What one costs this buyer before quantity discounts: the list price, or the member price. */
  unitPrice: Scalars['Dong']['output'];
  /** `unitPrice × quantity`. */
  amount: Scalars['Dong']['output'];
};

export type QuoteDiscount = {
  __typename?: 'QuoteDiscount';
  type: QuoteDiscountType;
  label: Scalars['String']['output'];
  amount: Scalars['Dong']['output'];
};

/** `total = subtotal − Σ discounts`, never below 0; `subtotal` is Σ `listPrice × quantity`. */
export type Quote = {
  __typename?: 'Quote';
  lines: Array<QuoteLine>;
  subtotal: Scalars['Dong']['output'];
  discounts: Array<QuoteDiscount>;
  total: Scalars['Dong']['output'];
};

/** How to pay by bank transfer. `vietQr` is the EMVCo text that the QR code holds. */
export type PaymentInstructions = {
  __typename?: 'PaymentInstructions';
  bankName: Scalars['String']['output'];
  bankBin: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  accountName: Scalars['String']['output'];
  amount: Scalars['Dong']['output'];
  purpose: Scalars['String']['output'];
  vietQr: Scalars['String']['output'];
  payBefore: Scalars['DateTime']['output'];
};

export type OrderCustomer = {
  __typename?: 'OrderCustomer';
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  address: Maybe<Scalars['String']['output']>;
};

export type InvoiceBuyer = 'person' | 'company';

export type OrderInvoice = {
  __typename?: 'OrderInvoice';
  buyer: InvoiceBuyer;
  name: Scalars['String']['output'];
  taxCode: Maybe<Scalars['String']['output']>;
  address: Scalars['String']['output'];
  email: Scalars['String']['output'];
};

export type OrderLine = {
  __typename?: 'OrderLine';
  documentId: Scalars['ID']['output'];
  kind: ItemKind;
  itemDocumentId: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  groupId: Maybe<Scalars['ID']['output']>;
  optionId: Maybe<Scalars['ID']['output']>;
  optionName: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  listPrice: Scalars['Dong']['output'];
  unitPrice: Scalars['Dong']['output'];
  amount: Scalars['Dong']['output'];
  /** Where a seminar meets online; only once its order is paid. */
  meetingUrl: Maybe<Scalars['String']['output']>;
};

/** Who changed an order's status, to what, and when. */
export type OrderStatusChange = {
  __typename?: 'OrderStatusChange';
  documentId: Scalars['ID']['output'];
  status: OrderStatus;
  at: Scalars['DateTime']['output'];
  /** `Quý khách`, `Nhân viên` or `Hệ thống`. */
  by: Scalars['String']['output'];
  note: Maybe<Scalars['String']['output']>;
};

export type Order = {
  __typename?: 'Order';
  documentId: Scalars['ID']['output'];
  /** What the buyer quotes when paying, e.g. `DH26A7K3Q`. */
  code: Scalars['String']['output'];
  status: OrderStatus;
  placedAt: Scalars['DateTime']['output'];
  itemCount: Scalars['Int']['output'];
  /** The title of the first line. */
  firstTitle: Scalars['String']['output'];
  subtotal: Scalars['Dong']['output'];
  discounts: Array<QuoteDiscount>;
  total: Scalars['Dong']['output'];
  customer: OrderCustomer;
  invoice: Maybe<OrderInvoice>;
  note: Maybe<Scalars['String']['output']>;
  /** Null once the order needs no payment. */
  payment: Maybe<PaymentInstructions>;
  lines: Array<OrderLine>;
  history: Array<OrderStatusChange>;
};

export type OrderPage = {
  __typename?: 'OrderPage';
  items: Array<Order>;
  pagination: Pagination;
};

export type OrderItemInput = {
  kind: ItemKind;
  documentId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  groupId?: InputMaybe<Scalars['ID']['input']>;
  optionId?: InputMaybe<Scalars['ID']['input']>;
};

export type QuoteInput = {
  items: Array<OrderItemInput>;
  /** In any case, with spaces around; a code that does not apply answers 400 with the reason. */
  discountCode?: InputMaybe<Scalars['String']['input']>;
};

export type OrderCustomerInput = {
  fullName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  address?: InputMaybe<Scalars['String']['input']>;
};

export type OrderInvoiceInput = {
  buyer: InvoiceBuyer;
  name: Scalars['String']['input'];
  /** A company's invoice is worth nothing without it. */
  taxCode?: InputMaybe<Scalars['String']['input']>;
  address: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type AddUserOrderInput = {
  items: Array<OrderItemInput>;
  customer: OrderCustomerInput;
  invoice?: InputMaybe<OrderInvoiceInput>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** A code that applies no more answers 409 with the new quote. */
  discountCode?: InputMaybe<Scalars['String']['input']>;
  /** The total the buyer saw; another one answers 409 with the new quote. */
  expectedTotal: Scalars['Dong']['input'];
  /** Made when checkout opens, kept until an answer came. */
  idempotencyKey: Scalars['ID']['input'];
};

export type CancelOrderInput = {
  id: Scalars['ID']['input'];
};

export type DiscountType = 'percent' | 'amount';

/** What a code gives, and whether the caller may use it now. */
export type Discount = {
  __typename?: 'Discount';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: DiscountType;
  /** Whole percent with `percent`, đồng with `amount`. */
  value: Scalars['Int']['output'];
  /** The most that a percentage gives. */
  maxAmount: Maybe<Scalars['Dong']['output']>;
  minSubtotal: Scalars['Dong']['output'];
  appliesTo: Array<ItemKind>;
  startsAt: Maybe<Scalars['DateTime']['output']>;
  endsAt: Maybe<Scalars['DateTime']['output']>;
  applies: Scalars['Boolean']['output'];
  /** Why it does not, to be shown. */
  reason: Maybe<Scalars['String']['output']>;
};

export type TextSection = {
  __typename?: 'TextSection';
  heading: Maybe<Scalars['String']['output']>;
  body: Scalars['Blocks']['output'];
};

export type Step = {
  __typename?: 'Step';
  title: Scalars['String']['output'];
  detail: Scalars['String']['output'];
};

/** What to do, one thing after the other. */
export type StepsSection = {
  __typename?: 'StepsSection';
  heading: Maybe<Scalars['String']['output']>;
  steps: Array<Step>;
};

export type TableRow = {
  __typename?: 'TableRow';
  cells: Array<Scalars['String']['output']>;
};

export type TableSection = {
  __typename?: 'TableSection';
  heading: Maybe<Scalars['String']['output']>;
  /** What the table shows, for those who cannot see it. */
  caption: Scalars['String']['output'];
  columns: Array<Scalars['String']['output']>;
  rows: Array<TableRow>;
};

export type FaqEntry = {
  __typename?: 'FaqEntry';
  question: Scalars['String']['output'];
  answer: Scalars['String']['output'];
};

export type FaqSection = {
  __typename?: 'FaqSection';
  heading: Maybe<Scalars['String']['output']>;
  entries: Array<FaqEntry>;
};

export type CallToActionSection = {
  __typename?: 'CallToActionSection';
  heading: Maybe<Scalars['String']['output']>;
  text: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  /** A path of this site, or a whole address. */
  url: Scalars['String']['output'];
};

export type DownloadEntry = {
  __typename?: 'DownloadEntry';
  title: Scalars['String']['output'];
  file: PublicFile;
};

export type DownloadsSection = {
  __typename?: 'DownloadsSection';
  heading: Maybe<Scalars['String']['output']>;
  downloads: Array<DownloadEntry>;
};

export type Section =
  TextSection | StepsSection | TableSection | FaqSection | CallToActionSection | DownloadsSection;

/** One of the institute's standing pages, made of sections. */
export type SinglePage = {
  __typename?: 'SinglePage';
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  cover: Maybe<Image>;
  seo: Maybe<Seo>;
  sections: Array<Section>;
};

export type Hero = {
  __typename?: 'Hero';
  title: Scalars['String']['output'];
  lead: Scalars['String']['output'];
  label: Maybe<Scalars['String']['output']>;
  url: Maybe<Scalars['String']['output']>;
  image: Maybe<Image>;
};

export type Highlight = {
  __typename?: 'Highlight';
  title: Scalars['String']['output'];
  detail: Scalars['String']['output'];
  /** An Iconify name. */
  icon: Maybe<Scalars['String']['output']>;
  url: Maybe<Scalars['String']['output']>;
};

/** A figure of the institute, e.g. how many members it has. */
export type Figure = {
  __typename?: 'Figure';
  /** As it is shown: `1.240`. */
  value: Scalars['String']['output'];
  /** What is counted. */
  label: Scalars['String']['output'];
};

export type HomePage = {
  __typename?: 'HomePage';
  documentId: Scalars['ID']['output'];
  hero: Hero;
  highlights: Array<Highlight>;
  featuredCourses: Array<Course>;
  featuredSeminars: Array<Seminar>;
  featuredDocuments: Array<Document>;
  featuredNews: Array<NewsPost>;
  partners: Array<Partner>;
  figures: Array<Figure>;
  /** The day on which they were counted. */
  figuresOn: Maybe<Scalars['Date']['output']>;
  seo: Maybe<Seo>;
};

/** What a search finds, by what it is: `page` is one of the standing pages. */
export type SearchKind =
  'course' | 'document' | 'seminar' | 'news' | 'standard' | 'service' | 'about' | 'person' | 'page';

/** A place in a text, in UTF-16 units: from `start` up to `end`. */
export type SearchMark = {
  __typename?: 'SearchMark';
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** A text with the places of what was searched for. */
export type SearchText = {
  __typename?: 'SearchText';
  text: Scalars['String']['output'];
  marks: Array<SearchMark>;
};

export type SearchHit = {
  __typename?: 'SearchHit';
  kind: SearchKind;
  title: SearchText;
  /** The paragraph that says most of what was searched for, cut to some two lines. */
  excerpt: SearchText;
  slug: Maybe<Scalars['String']['output']>;
  /** What its address needs besides: a post's category, a person's group, the path of a standing page. */
  within: Maybe<Scalars['String']['output']>;
  /** When it begins or was published: a moment or a day. */
  date: Maybe<Scalars['String']['output']>;
};

export type SearchCount = {
  __typename?: 'SearchCount';
  kind: SearchKind;
  count: Scalars['Int']['output'];
  /** There may be more: only what is ranked was counted. */
  more: Scalars['Boolean']['output'];
};

export type SearchPage = {
  __typename?: 'SearchPage';
  items: Array<SearchHit>;
  pagination: Pagination;
  /** Of all kinds of which something is found, or may be, whichever is asked for. */
  counts: Array<SearchCount>;
  /** There is more than was ranked: another word finds it. */
  bounded: Scalars['Boolean']['output'];
  /** Of words that find nothing together, those that find something. */
  suggestion: Maybe<Scalars['String']['output']>;
};

/** A set of standards, e.g. the Global Internal Audit Standards. */
export type StandardList = {
  __typename?: 'StandardList';
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  order: Scalars['Int']['output'];
};

export type StandardPage = {
  __typename?: 'StandardPage';
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  cover: Maybe<Image>;
  seo: Maybe<Seo>;
  list: StandardList;
  /** The standard's own number, e.g. `1.1`. */
  code: Scalars['String']['output'];
  order: Scalars['Int']['output'];
};

/** The fields that the server computes, by type. */

export interface ComputedFields {
  Course: 'placesLeft';
  OrderOption: 'placesLeft';
  Seminar: 'placesLeft';
  TableSection: 'columns' | 'rows';
}

/** The component that an answer names, by type. */

export interface ComponentUids {
  TextSection: 'sections.text';
  StepsSection: 'sections.steps';
  TableSection: 'sections.table';
  FaqSection: 'sections.faq';
  CallToActionSection: 'sections.call-to-action';
  DownloadsSection: 'sections.downloads';
}
