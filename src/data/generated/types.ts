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
  /** A moment in UTC, ISO 8601 (`2026-07-05T07:30:00.000Z`). */
  DateTime: { input: string; output: string };
  /** Whole Vietnamese đồng, a safe integer. */
  Dong: { input: number; output: number };
};

export type Access = 'MEMBER' | 'PUBLIC' | 'STAFF';

export type AddUserOrderInput = {
  customer: OrderCustomerInput;
  /** The total the buyer saw; another one answers 409 with the new quote. */
  expectedTotal: Scalars['Dong']['input'];
  /** Made when checkout opens, kept until an answer came. */
  idempotencyKey: Scalars['ID']['input'];
  invoice?: InputMaybe<OrderInvoiceInput>;
  items: Array<OrderItemInput>;
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Where a transfer goes. `bankBin` is the bank's NAPAS number. */
export type BankAccount = {
  accountName: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  bankBin: Scalars['String']['output'];
  bankName: Scalars['String']['output'];
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

export type Course = {
  body: Maybe<Scalars['Blocks']['output']>;
  capacity: Maybe<Scalars['Int']['output']>;
  category: CourseCategory;
  code: Scalars['String']['output'];
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

export type Document = {
  author: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  category: DocumentCategory;
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

export type HttpMethod = 'DELETE' | 'GET' | 'POST' | 'PUT';

export type InputFormat = 'EMAIL' | 'PHONE' | 'TAX_CODE' | 'UUID';

/** A person who teaches or speaks. */
export type Instructor = {
  name: Scalars['String']['output'];
  title: Maybe<Scalars['String']['output']>;
};

export type InvoiceBuyer = 'company' | 'person';

/** What the institute sells. */
export type ItemKind = 'course' | 'document' | 'seminar';

export type LoginInput = {
  identifier: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type MemberType = 'corporate' | 'individual' | 'none' | 'student';

export type Mutation = {
  /** Places an order. The same idempotencyKey and body always answers the same order. */
  addUserOrder: Order;
  login: Session;
  /** Ends this session on the server: its refresh token works no more. */
  logout: Done;
  /** Prices a cart; with a member's token, at that member's prices. Places are looked at, not taken. */
  quote: Quote;
  register: Registration;
};

export type MutationaddUserOrderArgs = {
  input: AddUserOrderInput;
};

export type MutationloginArgs = {
  input: LoginInput;
};

export type MutationquoteArgs = {
  input: QuoteInput;
};

export type MutationregisterArgs = {
  input: RegisterInput;
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

/** One part of a course's outline. */
export type OutlinePart = {
  detail: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** Where a list stands. Pages count from 1. */
export type Pagination = {
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
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
  cart: Array<CartItem>;
  cartNotice: Maybe<CartNotice>;
  companyInformation: CompanyInformation;
  /** One published course by its slug or documentId. */
  course: Maybe<Course>;
  courseCategories: Array<CourseCategory>;
  /** Published courses. `sort` is Strapi's, e.g. `startAt:asc`; `search` ignores case and diacritics. */
  courses: CoursePage;
  document: Maybe<Document>;
  documentCategories: Array<DocumentCategory>;
  /** Published documents. */
  documents: DocumentPage;
  /** A token is held and not yet refused. */
  isLogin: Scalars['Boolean']['output'];
  me: UserProfile;
  quantityDiscountRule: Maybe<QuantityDiscountRule>;
  seminar: Maybe<Seminar>;
  /** Published seminars. `endsAfter` and `endsBefore` (DateTime) part the coming from the past. */
  seminars: SeminarPage;
  /** Own orders, newest first, ten a page. */
  userOrder: OrderPage;
  /** One own order with how to pay it. */
  userOrderById: Order;
  /** One own order's lines and status history. */
  userOrderDetail: Order;
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

export type QuoteDiscountType = 'member' | 'quantity';

export type QuoteInput = {
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

export type Role = {
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  type: RoleType;
};

export type RoleType = 'authenticated' | 'staff';

export type Seminar = {
  body: Maybe<Scalars['Blocks']['output']>;
  capacity: Maybe<Scalars['Int']['output']>;
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

/** What a successful login gives. `jwt` is the short-lived access token; the refresh token is an HttpOnly cookie. */
export type Session = {
  jwt: Scalars['String']['output'];
};

export type Social = {
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** The signed-in user, as `/users/me` answers. */
export type UserProfile = {
  company: Maybe<Scalars['String']['output']>;
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
