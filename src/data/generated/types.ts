/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import type { StrapiBlocks } from '@/data/strapiBlocks';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** Strapi blocks: the rich text of a body, a list of block nodes. */
  Blocks: { input: StrapiBlocks; output: StrapiBlocks };
  /** A calendar day in Vietnam (`2026-07-05`). */
  Date: { input: string; output: string };
  /** A moment in UTC, ISO 8601 (`2026-07-05T07:30:00.000Z`). */
  DateTime: { input: string; output: string };
  /** Whole Vietnamese đồng, a safe integer. */
  Dong: { input: number; output: number };
};

/** A page of the about-us section. */
export type AboutPage = {
  body: Maybe<Scalars['Blocks']['output']>;
  cover: Maybe<Image>;
  documentId: Scalars['ID']['output'];
  order: Scalars['Int']['output'];
  seo: Maybe<Seo>;
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Access = 'MEMBER' | 'PUBLIC' | 'STAFF';

export type AddUserOrderInput = {
  customer: OrderCustomerInput;
  /** A code that applies no more answers 409 with the new quote. */
  discountCode?: InputMaybe<Scalars['String']['input']>;
  /** The total the buyer saw; another one answers 409 with the new quote. */
  expectedTotal: Scalars['Dong']['input'];
  /** Made when checkout opens, kept until an answer came. */
  idempotencyKey: Scalars['ID']['input'];
  invoice?: InputMaybe<OrderInvoiceInput>;
  items: Array<OrderItemInput>;
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What happened from one day to another, both included, in Vietnam's time. */
export type Analysis = {
  /** By revenue, at most ten. */
  bestSellers: Array<BestSeller>;
  /** Memberships that run out within 30 days from now, the nearest first. */
  expiringMemberships: Array<AnalysisUser>;
  from: Scalars['Date']['output'];
  /** As of now. */
  membersByType: Array<MembersOfType>;
  newMembers: Array<NewMembersPoint>;
  orderCount: Scalars['Int']['output'];
  ordersByStatus: Array<OrdersOfStatus>;
  /** Orders paid and not refunded. */
  revenue: Scalars['Dong']['output'];
  revenueByDay: Array<RevenuePoint>;
  revenueByMonth: Array<RevenuePoint>;
  to: Scalars['Date']['output'];
};

/** A member as staff see them. */
export type AnalysisUser = {
  company: Maybe<Scalars['String']['output']>;
  documentId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  memberExpiresAt: Maybe<Scalars['DateTime']['output']>;
  memberType: MemberType;
  /** Orders that were placed and not cancelled. */
  orderCount: Scalars['Int']['output'];
  phone: Maybe<Scalars['String']['output']>;
  registeredAt: Scalars['DateTime']['output'];
  /** What was paid and not refunded. */
  spent: Scalars['Dong']['output'];
  username: Scalars['String']['output'];
};

export type AnalysisUserPage = {
  items: Array<AnalysisUser>;
  pagination: Pagination;
};

/** Where a transfer goes. `bankBin` is the bank's NAPAS number. */
export type BankAccount = {
  accountName: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  bankBin: Scalars['String']['output'];
  bankName: Scalars['String']['output'];
};

export type BestSeller = {
  documentId: Scalars['ID']['output'];
  kind: ItemKind;
  quantity: Scalars['Int']['output'];
  revenue: Scalars['Dong']['output'];
  title: Scalars['String']['output'];
};

export type CallToActionSection = {
  heading: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  text: Maybe<Scalars['String']['output']>;
  /** A path of this site, or a whole address. */
  url: Scalars['String']['output'];
};

export type CancelOrderInput = {
  id: Scalars['ID']['input'];
};

/** One line of the cart: one item, and one option of it. `unitPrice` is for show: the server prices. */
export type CartItem = {
  cover: Maybe<Scalars['String']['output']>;
  documentId: Scalars['ID']['output'];
  groupId: Maybe<Scalars['ID']['output']>;
  kind: ItemKind;
  optionId: Maybe<Scalars['ID']['output']>;
  /** Group name – option name. */
  optionName: Maybe<Scalars['String']['output']>;
  orderByOption: Maybe<Scalars['Boolean']['output']>;
  quantity: Scalars['Int']['output'];
  /** Never more than one: a document, or a self-paced course. */
  single: Scalars['Boolean']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  unitPrice: Scalars['Dong']['output'];
};

/** Why the cart could not be kept as it was, to be told once. */
export type CartNotice = 'set_aside' | 'storage_full';

export type CertificateState = 'active' | 'grace' | 'inactive' | 'revoked';

/** A certificate as the institute's register has it. Nothing by which its holder could be reached. */
export type CertificateStatus = {
  certification: Certification;
  /** CPE hours reported for the current year. */
  cpe: Maybe<Scalars['Float']['output']>;
  documentId: Scalars['ID']['output'];
  expiresOn: Maybe<Scalars['Date']['output']>;
  holderName: Scalars['String']['output'];
  issuedOn: Scalars['Date']['output'];
  number: Scalars['String']['output'];
  status: CertificateState;
};

export type Certification = 'CCSA' | 'CFSA' | 'CGAP' | 'CIA' | 'CRMA' | 'IAP';

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
};

export type CoManager = {
  bio: Maybe<Scalars['Blocks']['output']>;
  documentId: Scalars['ID']['output'];
  group: CoManagerGroup;
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  photo: Maybe<Image>;
  position: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

/** Where somebody stands in the institute: a functional department, the board, the founding council. */
export type CoManagerGroup = 'board' | 'department' | 'founding-council';

export type CompanyInformation = {
  address: Scalars['String']['output'];
  bankAccount: BankAccount;
  documentId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  hotline: Scalars['String']['output'];
  name: Scalars['String']['output'];
  socials: Array<Social>;
  taxCode: Scalars['String']['output'];
};

export type ContactInput = {
  email: Scalars['String']['input'];
  fullName: Scalars['String']['input'];
  message: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  /** Left empty by people, who do not see it; what fills it in is thanked and forgotten. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type ContactReceipt = {
  received: Scalars['Boolean']['output'];
};

export type Course = {
  body: Maybe<Scalars['Blocks']['output']>;
  capacity: Maybe<Scalars['Int']['output']>;
  category: CourseCategory;
  code: Scalars['String']['output'];
  cover: Maybe<Image>;
  cpeHours: Scalars['Float']['output'];
  documentId: Scalars['ID']['output'];
  endAt: Maybe<Scalars['DateTime']['output']>;
  featured: Scalars['Boolean']['output'];
  format: CourseFormat;
  hours: Scalars['Float']['output'];
  instructors: Array<Instructor>;
  level: CourseLevel;
  memberPrice: Maybe<Scalars['Dong']['output']>;
  outline: Array<OutlinePart>;
  /** Places not yet taken; null where there is no limit. */
  placesLeft: Maybe<Scalars['Int']['output']>;
  price: Scalars['Dong']['output'];
  seo: Maybe<Seo>;
  slug: Scalars['String']['output'];
  startAt: Maybe<Scalars['DateTime']['output']>;
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type CourseCategory = {
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
};

export type CourseFormat = 'classroom' | 'hybrid' | 'online' | 'self-paced';

export type CourseLevel = 'advanced' | 'foundation' | 'intermediate';

export type CoursePage = {
  items: Array<Course>;
  pagination: Pagination;
};

/** What a code gives, and whether the caller may use it now. */
export type Discount = {
  applies: Scalars['Boolean']['output'];
  appliesTo: Array<ItemKind>;
  code: Scalars['String']['output'];
  endsAt: Maybe<Scalars['DateTime']['output']>;
  label: Scalars['String']['output'];
  /** The most that a percentage gives. */
  maxAmount: Maybe<Scalars['Dong']['output']>;
  minSubtotal: Scalars['Dong']['output'];
  /** Why it does not, to be shown. */
  reason: Maybe<Scalars['String']['output']>;
  startsAt: Maybe<Scalars['DateTime']['output']>;
  type: DiscountType;
  /** Whole percent with `percent`, đồng with `amount`. */
  value: Scalars['Int']['output'];
};

export type DiscountType = 'amount' | 'percent';

export type Document = {
  author: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  category: DocumentCategory;
  cover: Maybe<Image>;
  documentId: Scalars['ID']['output'];
  language: Scalars['String']['output'];
  memberPrice: Maybe<Scalars['Dong']['output']>;
  pages: Scalars['Int']['output'];
  price: Scalars['Dong']['output'];
  sampleFile: Maybe<PublicFile>;
  seo: Maybe<Seo>;
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  year: Scalars['Int']['output'];
};

export type DocumentCategory = {
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
};

export type DocumentPage = {
  items: Array<Document>;
  pagination: Pagination;
};

export type Done = {
  ok: Scalars['Boolean']['output'];
};

/** A file behind a signed link that anybody who holds it may open until it expires, five minutes on. */
export type Download = {
  expiresAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type DownloadEntry = {
  file: PublicFile;
  title: Scalars['String']['output'];
};

export type DownloadsSection = {
  downloads: Array<DownloadEntry>;
  heading: Maybe<Scalars['String']['output']>;
};

export type ExportFormat = 'csv' | 'xlsx';

export type FaqEntry = {
  answer: Scalars['String']['output'];
  question: Scalars['String']['output'];
};

export type FaqSection = {
  entries: Array<FaqEntry>;
  heading: Maybe<Scalars['String']['output']>;
};

export type ForgotPasswordInput = {
  email: Scalars['String']['input'];
};

export type Hero = {
  image: Maybe<Image>;
  label: Maybe<Scalars['String']['output']>;
  lead: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url: Maybe<Scalars['String']['output']>;
};

export type Highlight = {
  detail: Scalars['String']['output'];
  /** An Iconify name. */
  icon: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  url: Maybe<Scalars['String']['output']>;
};

export type HomePage = {
  documentId: Scalars['ID']['output'];
  featuredCourses: Array<Course>;
  featuredDocuments: Array<Document>;
  featuredNews: Array<NewsPost>;
  featuredSeminars: Array<Seminar>;
  hero: Hero;
  highlights: Array<Highlight>;
  partners: Array<Partner>;
  seo: Maybe<Seo>;
};

export type HttpMethod = 'DELETE' | 'GET' | 'POST' | 'PUT';

/** A public picture; `alternativeText` says what it shows. */
export type Image = {
  alternativeText: Maybe<Scalars['String']['output']>;
  height: Maybe<Scalars['Int']['output']>;
  url: Scalars['String']['output'];
  /** Pixels. */
  width: Maybe<Scalars['Int']['output']>;
};

export type InputFormat = 'EMAIL' | 'PHONE' | 'TAX_CODE' | 'UUID';

/** A person who teaches or speaks. */
export type Instructor = {
  name: Scalars['String']['output'];
  title: Maybe<Scalars['String']['output']>;
};

export type InvoiceBuyer = 'company' | 'person';

/** What the institute sells. */
export type ItemKind = 'course' | 'document' | 'seminar';

export type Lesson = {
  body: Maybe<Scalars['Blocks']['output']>;
  minutes: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  videoUrl: Maybe<Scalars['String']['output']>;
};

export type LoginInput = {
  identifier: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type MemberBenefit = {
  documentId: Scalars['ID']['output'];
  /** An Iconify name. */
  icon: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url: Maybe<Scalars['String']['output']>;
};

export type MemberType = 'corporate' | 'individual' | 'none' | 'student';

export type MembersOfType = {
  count: Scalars['Int']['output'];
  memberType: MemberType;
};

export type Mutation = {
  addContact: ContactReceipt;
  /** Places an order. The same idempotencyKey and body always answers the same order. */
  addUserOrder: Order;
  /** Requests a membership. The same idempotencyKey and body always answers the same request. */
  addUserRenewRequest: RenewRequest;
  /** Cancels an own order while it awaits payment; its places and its code's use are free again. */
  cancelUserOrder: Order;
  /** Ends every other session; the caller goes on with the new token. */
  changePassword: Session;
  /** Mails a code to the owner of the address; the answer is the same where there is none. */
  forgotPassword: Done;
  login: Session;
  /** Ends this session on the server: its refresh token works no more. */
  logout: Done;
  /** Prices a cart; with a member's token, at that member's prices. Places are looked at, not taken. */
  quote: Quote;
  readNotifications: NotificationsRead;
  register: Registration;
  /** Ends every session of the account. */
  resetPassword: Done;
  updateMe: UserProfile;
  /** One reminder a member, kind and day, however often it is called. */
  userRemind: RemindResult;
};

export type MutationaddContactArgs = {
  input: ContactInput;
};

export type MutationaddUserOrderArgs = {
  input: AddUserOrderInput;
};

export type MutationaddUserRenewRequestArgs = {
  input: RenewRequestInput;
};

export type MutationcancelUserOrderArgs = {
  input: CancelOrderInput;
};

export type MutationchangePasswordArgs = {
  input: ChangePasswordInput;
};

export type MutationforgotPasswordArgs = {
  input: ForgotPasswordInput;
};

export type MutationloginArgs = {
  input: LoginInput;
};

export type MutationquoteArgs = {
  input: QuoteInput;
};

export type MutationreadNotificationsArgs = {
  input: ReadNotificationsInput;
};

export type MutationregisterArgs = {
  input: RegisterInput;
};

export type MutationresetPasswordArgs = {
  input: ResetPasswordInput;
};

export type MutationupdateMeArgs = {
  input: UpdateProfileInput;
};

export type MutationuserRemindArgs = {
  input: UserRemindInput;
};

export type NewMembersPoint = {
  count: Scalars['Int']['output'];
  on: Scalars['Date']['output'];
};

export type NewsCategory = {
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
};

export type NewsPost = {
  author: Maybe<Scalars['String']['output']>;
  body: Maybe<Scalars['Blocks']['output']>;
  category: NewsCategory;
  cover: Maybe<Image>;
  documentId: Scalars['ID']['output'];
  featured: Scalars['Boolean']['output'];
  publishedOn: Scalars['Date']['output'];
  seo: Maybe<Seo>;
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type NewsPostPage = {
  items: Array<NewsPost>;
  pagination: Pagination;
};

export type Notification = {
  at: Scalars['DateTime']['output'];
  body: Scalars['String']['output'];
  documentId: Scalars['ID']['output'];
  kind: NotificationKind;
  readAt: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
  /** Where it leads: a path of this site. */
  url: Maybe<Scalars['String']['output']>;
};

export type NotificationKind =
  | 'membership_expiring'
  | 'membership_renewed'
  | 'order_cancelled'
  | 'order_completed'
  | 'order_paid'
  | 'order_placed'
  | 'order_refunded'
  | 'reminder'
  | 'renewal_requested';

export type NotificationPage = {
  items: Array<Notification>;
  pagination: Pagination;
  /** How many are unread, on all pages. */
  unread: Scalars['Int']['output'];
};

/** What was marked, and how many are still unread. */
export type NotificationsRead = {
  notifications: Array<Notification>;
  unread: Scalars['Int']['output'];
};

export type Order = {
  /** What the buyer quotes when paying, e.g. `DH26A7K3Q`. */
  code: Scalars['String']['output'];
  customer: OrderCustomer;
  discounts: Array<QuoteDiscount>;
  documentId: Scalars['ID']['output'];
  /** The title of the first line. */
  firstTitle: Scalars['String']['output'];
  history: Array<OrderStatusChange>;
  invoice: Maybe<OrderInvoice>;
  itemCount: Scalars['Int']['output'];
  lines: Array<OrderLine>;
  note: Maybe<Scalars['String']['output']>;
  /** Null once the order needs no payment. */
  payment: Maybe<PaymentInstructions>;
  placedAt: Scalars['DateTime']['output'];
  status: OrderStatus;
  subtotal: Scalars['Dong']['output'];
  total: Scalars['Dong']['output'];
};

export type OrderCustomer = {
  address: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type OrderCustomerInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  fullName: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};

export type OrderInvoice = {
  address: Scalars['String']['output'];
  buyer: InvoiceBuyer;
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  taxCode: Maybe<Scalars['String']['output']>;
};

export type OrderInvoiceInput = {
  address: Scalars['String']['input'];
  buyer: InvoiceBuyer;
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  taxCode?: InputMaybe<Scalars['String']['input']>;
};

export type OrderItemInput = {
  documentId: Scalars['ID']['input'];
  groupId?: InputMaybe<Scalars['ID']['input']>;
  kind: ItemKind;
  optionId?: InputMaybe<Scalars['ID']['input']>;
  quantity: Scalars['Int']['input'];
};

export type OrderLine = {
  amount: Scalars['Dong']['output'];
  documentId: Scalars['ID']['output'];
  groupId: Maybe<Scalars['ID']['output']>;
  itemDocumentId: Scalars['ID']['output'];
  kind: ItemKind;
  listPrice: Scalars['Dong']['output'];
  /** Where a seminar meets online; only once its order is paid. */
  meetingUrl: Maybe<Scalars['String']['output']>;
  optionId: Maybe<Scalars['ID']['output']>;
  optionName: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  unitPrice: Scalars['Dong']['output'];
};

/** One choice within a group; `id` stays the same however often the seminar is published. */
export type OrderOption = {
  capacity: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  placesLeft: Maybe<Scalars['Int']['output']>;
  /** Replaces the seminar's list price where it is given. */
  price: Maybe<Scalars['Dong']['output']>;
};

export type OrderOptionGroup = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  options: Array<OrderOption>;
};

export type OrderPage = {
  items: Array<Order>;
  pagination: Pagination;
};

export type OrderStatus = 'cancelled' | 'completed' | 'paid' | 'pending_payment' | 'refunded';

/** Who changed an order's status, to what, and when. */
export type OrderStatusChange = {
  at: Scalars['DateTime']['output'];
  /** `Quý khách`, `Nhân viên` or `Hệ thống`. */
  by: Scalars['String']['output'];
  documentId: Scalars['ID']['output'];
  note: Maybe<Scalars['String']['output']>;
  status: OrderStatus;
};

export type OrdersOfStatus = {
  count: Scalars['Int']['output'];
  status: OrderStatus;
  total: Scalars['Dong']['output'];
};

/** One part of a course's outline. */
export type OutlinePart = {
  detail: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** Whether the caller has an item. `orderId` is the order that gives it, or that waits for its payment. */
export type Ownership = {
  orderId: Maybe<Scalars['ID']['output']>;
  owned: Scalars['Boolean']['output'];
  /** Ordered, and not yet paid. */
  pending: Scalars['Boolean']['output'];
};

/** Where a list stands. Pages count from 1. */
export type Pagination = {
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type Partner = {
  documentId: Scalars['ID']['output'];
  /** An Iconify name. */
  icon: Maybe<Scalars['String']['output']>;
  logo: Maybe<Image>;
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  url: Maybe<Scalars['String']['output']>;
};

/** How to pay by bank transfer. `vietQr` is the EMVCo text that the QR code holds. */
export type PaymentInstructions = {
  accountName: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  amount: Scalars['Dong']['output'];
  bankBin: Scalars['String']['output'];
  bankName: Scalars['String']['output'];
  payBefore: Scalars['DateTime']['output'];
  purpose: Scalars['String']['output'];
  vietQr: Scalars['String']['output'];
};

/** What a member has. */
export type ProfileCounts = {
  /** Bought and paid. */
  courses: Scalars['Int']['output'];
  documents: Scalars['Int']['output'];
  /** Orders that wait for their payment. */
  unpaidOrders: Scalars['Int']['output'];
  unreadNotifications: Scalars['Int']['output'];
};

/** The address of a public file. */
export type PublicFile = {
  name: Scalars['String']['output'];
  /** Kilobytes. */
  size: Maybe<Scalars['Float']['output']>;
  url: Scalars['String']['output'];
};

/** The more places or copies of one item an order holds, the less each costs. */
export type QuantityDiscountRule = {
  appliesTo: Array<ItemKind>;
  documentId: Scalars['ID']['output'];
  tiers: Array<QuantityTier>;
};

export type QuantityTier = {
  minQuantity: Scalars['Int']['output'];
  /** Whole percent, 1–100. */
  percent: Scalars['Int']['output'];
};

export type Query = {
  aboutPage: Maybe<AboutPage>;
  aboutPages: Array<AboutPage>;
  analysis: Analysis;
  /** The same figures as a file. */
  analysisExport: Download;
  /** Members, twenty a page. `sort` is e.g. `registeredAt:desc`; `q` ignores case and diacritics. */
  analysisUsers: AnalysisUserPage;
  /** The same members as a file, all pages. */
  analysisUsersExport: Download;
  cart: Array<CartItem>;
  cartNotice: Maybe<CartNotice>;
  certificateCheckPage: Maybe<SinglePage>;
  /**
   * Certificates of holders who opted in, by number or by exact name (case and runs of spaces aside);
   * one of the two must be given.
   */
  certificateStatuses: Array<CertificateStatus>;
  /** How a certificate is earned. */
  certificationPathPage: Maybe<SinglePage>;
  checkUserCourse: Ownership;
  checkUserDocument: Ownership;
  ciaPage: Maybe<SinglePage>;
  coManager: Maybe<CoManager>;
  /** One group, or all. */
  coManagers: Array<CoManager>;
  companyInformation: CompanyInformation;
  /** One published course by its slug or documentId. */
  course: Maybe<Course>;
  courseCategories: Array<CourseCategory>;
  /** Published courses. `sort` is Strapi's, e.g. `startAt:asc`; `search` ignores case and diacritics. */
  courses: CoursePage;
  /** What continuing professional education is required. */
  cpePage: Maybe<SinglePage>;
  crmaPage: Maybe<SinglePage>;
  document: Maybe<Document>;
  documentCategories: Array<DocumentCategory>;
  /** Published documents. */
  documents: DocumentPage;
  /** The terms of a discount code; an unknown one is 404. */
  getDiscount: Discount;
  homePage: Maybe<HomePage>;
  iapPage: Maybe<SinglePage>;
  iiaCertificatesPage: Maybe<SinglePage>;
  /** A token is held and not yet refused. */
  isLogin: Scalars['Boolean']['output'];
  /** How to join the institute. */
  joiningPage: Maybe<SinglePage>;
  me: UserProfile;
  memberBenefits: Array<MemberBenefit>;
  memberBenefitsPage: Maybe<SinglePage>;
  newsCategories: Array<NewsCategory>;
  newsPost: Maybe<NewsPost>;
  /** Published posts, the newest first unless `sort` says otherwise. */
  newsPosts: NewsPostPage;
  partners: Array<Partner>;
  quantityDiscountRule: Maybe<QuantityDiscountRule>;
  seminar: Maybe<Seminar>;
  /** Published seminars. `endsAfter` and `endsBefore` (DateTime) part the coming from the past. */
  seminars: SeminarPage;
  service: Maybe<Service>;
  services: Array<Service>;
  standardLists: Array<StandardList>;
  standardPage: Maybe<StandardPage>;
  /** The standards of one list, or of all. */
  standardPages: Array<StandardPage>;
  /** The caller's own. */
  userCertificateStatuses: Array<CertificateStatus>;
  /** One bought course with its lessons. */
  userCourse: UserCourse;
  userCourses: Array<UserCourse>;
  /** Where a bought document can be fetched. */
  userDocumentDownload: Download;
  userDocuments: Array<UserDocument>;
  /** Own notifications, the newest first, twenty a page. */
  userNoti: NotificationPage;
  /** Own orders, newest first, ten a page. */
  userOrder: OrderPage;
  /** One own order with how to pay it. */
  userOrderById: Order;
  /** One own order's lines and status history. */
  userOrderDetail: Order;
  userRenewPrice: Array<RenewPrice>;
  /** Own requests, the newest first. */
  userRenewRequests: Array<RenewRequest>;
};

export type QueryaboutPageArgs = {
  slug: Scalars['String']['input'];
};

export type QueryanalysisArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

export type QueryanalysisExportArgs = {
  format: ExportFormat;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

export type QueryanalysisUsersArgs = {
  expiresBefore: InputMaybe<Scalars['Date']['input']>;
  memberType: InputMaybe<MemberType>;
  page: Scalars['Int']['input'];
  q: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
};

export type QueryanalysisUsersExportArgs = {
  expiresBefore: InputMaybe<Scalars['Date']['input']>;
  format: ExportFormat;
  memberType: InputMaybe<MemberType>;
  q: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
};

export type QuerycertificateStatusesArgs = {
  holderName: InputMaybe<Scalars['String']['input']>;
  number: InputMaybe<Scalars['String']['input']>;
};

export type QuerycheckUserCourseArgs = {
  id: Scalars['ID']['input'];
};

export type QuerycheckUserDocumentArgs = {
  id: Scalars['ID']['input'];
};

export type QuerycoManagerArgs = {
  slug: Scalars['String']['input'];
};

export type QuerycoManagersArgs = {
  group: InputMaybe<CoManagerGroup>;
};

export type QuerycourseArgs = {
  slug: Scalars['String']['input'];
};

export type QuerycoursesArgs = {
  category: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
};

export type QuerydocumentArgs = {
  slug: Scalars['String']['input'];
};

export type QuerydocumentsArgs = {
  category: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
};

export type QuerygetDiscountArgs = {
  code: Scalars['String']['input'];
};

export type QuerynewsPostArgs = {
  slug: Scalars['String']['input'];
};

export type QuerynewsPostsArgs = {
  category: InputMaybe<Scalars['String']['input']>;
  featured: InputMaybe<Scalars['Boolean']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
};

export type QueryseminarArgs = {
  slug: Scalars['String']['input'];
};

export type QueryseminarsArgs = {
  endsAfter: InputMaybe<Scalars['DateTime']['input']>;
  endsBefore: InputMaybe<Scalars['DateTime']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
};

export type QueryserviceArgs = {
  slug: Scalars['String']['input'];
};

export type QuerystandardPageArgs = {
  slug: Scalars['String']['input'];
};

export type QuerystandardPagesArgs = {
  list: InputMaybe<Scalars['String']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
};

export type QueryuserCourseArgs = {
  id: Scalars['ID']['input'];
};

export type QueryuserDocumentDownloadArgs = {
  id: Scalars['ID']['input'];
};

export type QueryuserNotiArgs = {
  page: Scalars['Int']['input'];
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

/** `total = subtotal − Σ discounts`, never below 0; `subtotal` is Σ `listPrice × quantity`. */
export type Quote = {
  discounts: Array<QuoteDiscount>;
  lines: Array<QuoteLine>;
  subtotal: Scalars['Dong']['output'];
  total: Scalars['Dong']['output'];
};

export type QuoteDiscount = {
  amount: Scalars['Dong']['output'];
  label: Scalars['String']['output'];
  type: QuoteDiscountType;
};

export type QuoteDiscountType = 'code' | 'member' | 'quantity';

export type QuoteInput = {
  /** In any case, with spaces around; a code that does not apply answers 400 with the reason. */
  discountCode?: InputMaybe<Scalars['String']['input']>;
  items: Array<OrderItemInput>;
};

/** One line as the server prices it; amounts are for the moment of the answer. */
export type QuoteLine = {
  /** `unitPrice × quantity`. */
  amount: Scalars['Dong']['output'];
  documentId: Scalars['ID']['output'];
  groupId: Maybe<Scalars['ID']['output']>;
  kind: ItemKind;
  listPrice: Scalars['Dong']['output'];
  optionId: Maybe<Scalars['ID']['output']>;
  /** Group name – option name. */
  optionName: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** What one costs this buyer before quantity discounts: the list price, or the member price. */
  unitPrice: Scalars['Dong']['output'];
};

export type ReadNotificationsInput = {
  /** Own notifications; those of others are passed over. */
  ids: Array<Scalars['ID']['input']>;
};

export type RegisterInput = {
  consent: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  fullName: Scalars['String']['input'];
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type RegisteredUser = {
  documentId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
};

export type Registration = {
  user: RegisteredUser;
};

export type RemindResult = {
  /** Reminders that go out now. */
  queued: Scalars['Int']['output'];
  /** Members who had this reminder today already, or whom it does not concern. */
  skipped: Scalars['Int']['output'];
};

/** What staff remind members of. */
export type ReminderKind = 'membership_expiring' | 'unpaid_order';

/** What a membership costs for a number of years. */
export type RenewPrice = {
  memberType: RenewableType;
  price: Scalars['Dong']['output'];
  years: Scalars['Int']['output'];
};

/** A request for a membership, paid like an order. */
export type RenewRequest = {
  /** What the member quotes when paying, e.g. `GH26A7K3Q`. */
  code: Scalars['String']['output'];
  documentId: Scalars['ID']['output'];
  /** The day the membership runs to since this request was paid. */
  memberExpiresAt: Maybe<Scalars['DateTime']['output']>;
  memberType: RenewableType;
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Null once the request needs no payment. */
  payment: Maybe<PaymentInstructions>;
  price: Scalars['Dong']['output'];
  requestedAt: Scalars['DateTime']['output'];
  status: RenewRequestStatus;
  years: Scalars['Int']['output'];
};

export type RenewRequestInput = {
  /** The price the member saw; another one answers 409 with the new price. */
  expectedPrice: Scalars['Dong']['input'];
  /** Made when the form opens, kept until an answer came. */
  idempotencyKey: Scalars['ID']['input'];
  memberType: RenewableType;
  note?: InputMaybe<Scalars['String']['input']>;
  years: Scalars['Int']['input'];
};

export type RenewRequestStatus = 'cancelled' | 'paid' | 'pending_payment';

/** The kinds of membership that can be had. */
export type RenewableType = 'corporate' | 'individual' | 'student';

export type ResetPasswordInput = {
  /** From the link in the mail; it lives ten minutes and works once. */
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
};

/** Paid orders of one day or month; a month is named by its first day. */
export type RevenuePoint = {
  on: Scalars['Date']['output'];
  orders: Scalars['Int']['output'];
  revenue: Scalars['Dong']['output'];
};

export type Role = {
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  type: RoleType;
};

export type RoleType = 'authenticated' | 'staff';

export type Section =
  CallToActionSection | DownloadsSection | FaqSection | StepsSection | TableSection | TextSection;

export type Seminar = {
  body: Maybe<Scalars['Blocks']['output']>;
  capacity: Maybe<Scalars['Int']['output']>;
  cover: Maybe<Image>;
  cpeHours: Scalars['Float']['output'];
  documentId: Scalars['ID']['output'];
  endAt: Scalars['DateTime']['output'];
  memberPrice: Maybe<Scalars['Dong']['output']>;
  /** Ordered by choosing an option of a group. */
  orderByOption: Scalars['Boolean']['output'];
  orderOptionGroup: Array<OrderOptionGroup>;
  placesLeft: Maybe<Scalars['Int']['output']>;
  price: Scalars['Dong']['output'];
  seo: Maybe<Seo>;
  slug: Scalars['String']['output'];
  speakers: Array<Instructor>;
  startAt: Scalars['DateTime']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  venue: Scalars['String']['output'];
};

export type SeminarPage = {
  items: Array<Seminar>;
  pagination: Pagination;
};

/** What a search engine shows of a page. */
export type Seo = {
  description: Maybe<Scalars['String']['output']>;
  title: Maybe<Scalars['String']['output']>;
};

export type Service = {
  body: Maybe<Scalars['Blocks']['output']>;
  cover: Maybe<Image>;
  documentId: Scalars['ID']['output'];
  /** An Iconify name. */
  icon: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
  seo: Maybe<Seo>;
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url: Maybe<Scalars['String']['output']>;
};

/** What a successful login gives. `jwt` is the short-lived access token; the refresh token is an HttpOnly cookie. */
export type Session = {
  jwt: Scalars['String']['output'];
};

/** One of the institute's standing pages, made of sections. */
export type SinglePage = {
  cover: Maybe<Image>;
  documentId: Scalars['ID']['output'];
  sections: Array<Section>;
  seo: Maybe<Seo>;
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Social = {
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A set of standards, e.g. the Global Internal Audit Standards. */
export type StandardList = {
  documentId: Scalars['ID']['output'];
  order: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type StandardPage = {
  body: Maybe<Scalars['Blocks']['output']>;
  /** The standard's own number, e.g. `1.1`. */
  code: Scalars['String']['output'];
  cover: Maybe<Image>;
  documentId: Scalars['ID']['output'];
  list: StandardList;
  order: Scalars['Int']['output'];
  seo: Maybe<Seo>;
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Step = {
  detail: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** What to do, one thing after the other. */
export type StepsSection = {
  heading: Maybe<Scalars['String']['output']>;
  steps: Array<Step>;
};

export type TableRow = {
  cells: Array<Scalars['String']['output']>;
};

export type TableSection = {
  /** What the table shows, for those who cannot see it. */
  caption: Scalars['String']['output'];
  columns: Array<Scalars['String']['output']>;
  heading: Maybe<Scalars['String']['output']>;
  rows: Array<TableRow>;
};

export type TextSection = {
  body: Scalars['Blocks']['output'];
  heading: Maybe<Scalars['String']['output']>;
};

/** The member's own data; a field that is not given stays, null empties it. */
export type UpdateProfileInput = {
  company?: InputMaybe<Scalars['String']['input']>;
  fullName: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
};

/** A course that the caller has bought. */
export type UserCourse = {
  course: Course;
  /** With one course only, not in the list. */
  lessons: Maybe<Array<Lesson>>;
  orderId: Scalars['ID']['output'];
  /** When its order was paid. */
  since: Scalars['DateTime']['output'];
};

export type UserDocument = {
  document: Document;
  orderId: Scalars['ID']['output'];
  since: Scalars['DateTime']['output'];
};

/** The signed-in user, as `/users/me` answers. */
export type UserProfile = {
  company: Maybe<Scalars['String']['output']>;
  counts: ProfileCounts;
  documentId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  memberExpiresAt: Maybe<Scalars['DateTime']['output']>;
  memberType: MemberType;
  phone: Maybe<Scalars['String']['output']>;
  position: Maybe<Scalars['String']['output']>;
  role: Role;
  username: Scalars['String']['output'];
};

export type UserRemindInput = {
  kind: ReminderKind;
  userIds: Array<Scalars['ID']['input']>;
};
