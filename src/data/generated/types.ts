/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import type { StrapiBlocks } from '@/data/strapiBlocks';
import type { ImageFormats } from '@/data/imageFormats';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** Whole Vietnamese đồng, a safe integer. */
  Dong: { input: number; output: number };
  /** Strapi blocks: rich text as a list of block nodes. */
  Blocks: { input: StrapiBlocks; output: StrapiBlocks };
  /** The resized copies of an image: its keys are Strapi's size names, its values contain `url` and `width`. */
  ImageFormats: { input: ImageFormats; output: ImageFormats };
  /** An instant in UTC, ISO 8601 (`2026-07-05T07:30:00.000Z`). */
  DateTime: { input: string; output: string };
  /** A calendar day (`2026-07-05`). */
  Date: { input: string; output: string };
};

/** A page of the about-us section. */
export type AboutPage = {
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  cover: Maybe<Image>;
  seo: Maybe<Seo>;
  order: Scalars['Int']['output'];
};

/** A group of the institute's people: a functional department, the board or the founding council. */
export type CoManagerGroup = 'department' | 'board' | 'founding-council';

export type CoManager = {
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
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** An Iconify name. */
  icon: Maybe<Scalars['String']['output']>;
  logo: Maybe<Image>;
  url: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
};

export type Service = {
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
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  type: RoleType;
};

/** The logged-in user, as returned by `/users/me`. */
export type UserProfile = {
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

/** Counts shown in the member area. */
export type ProfileCounts = {
  /** Orders awaiting payment. */
  unpaidOrders: Scalars['Int']['output'];
  unreadNotifications: Scalars['Int']['output'];
  /** Bought and paid. */
  courses: Scalars['Int']['output'];
  documents: Scalars['Int']['output'];
};

/** The result of a login. `jwt` is the short-lived access token; the refresh token is an HttpOnly cookie. */
export type Session = {
  jwt: Scalars['String']['output'];
};

/** The result of a password login: a session, or the challenge of the second step if the account has a second factor. */
export type LoginResult = {
  jwt: Maybe<Scalars['String']['output']>;
  challenge: Maybe<Scalars['String']['output']>;
};

export type RegisteredUser = {
  documentId: Scalars['ID']['output'];
  email: Scalars['String']['output'];
};

export type Registration = {
  user: RegisteredUser;
};

export type Done = {
  ok: Scalars['Boolean']['output'];
};

export type LoginInput = {
  identifier: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type AnswerChallengeInput = {
  challenge: Scalars['String']['input'];
  /** A code from the authenticator app, or a recovery code. */
  code: Scalars['String']['input'];
};

/** bcrypt ignores everything past 72 bytes, so a longer password is rejected rather than truncated. */
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
  /** The code in the emailed link. It can be used once, within ten minutes. */
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
};

/** The member's own data: an omitted field is unchanged, null clears it. */
export type UpdateProfileInput = {
  fullName: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  /** Clears the previous user's data along with their session. */
  login: LoginResult;
  /** The second step of a login. A challenge is valid for five minutes and opens one session. */
  answerChallenge: Session;
  register: Registration;
  /** Ends this session on the server and revokes its refresh token. */
  logout: Done;
  /** Emails a reset code to the account with this address. The response is the same if there is no such account. */
  forgotPassword: Done;
  /** Ends every session of the account. */
  resetPassword: Done;
  /** Ends every other session; the caller continues with the new token. */
  changePassword: Session;
  updateMe: UserProfile;
  /** Moves all records of one account to a look-alike account and closes the first permanently. Not for staff accounts. */
  mergeAccounts: Done;
  /** Idempotent: at most one reminder per member, kind and day. */
  userRemind: RemindResult;
  /** Looks up a certificate by its verification code. POST keeps the code out of URLs and logs. */
  checkAttendance: AttendanceCheck;
  /** Stores scans, which may arrive late and in any order. Each result takes all stored scans into account. */
  recordScans: Array<ScanResult>;
  /** Adds a scan that was missed. */
  correctAttendance: CheckInTicket;
  /** Cancels a mistaken scan. It remains on record. */
  cancelScan: CheckInTicket;
  addContact: ContactReceipt;
  /** Adds an entry by the member. The same idempotencyKey and body always return the same entry. */
  addCpeEntry: CpeEntry;
  /** Changes an entry that the member added. Earned entries cannot be changed. */
  changeCpeEntry: CpeEntry;
  deleteCpeEntry: Done;
  /** Sets whether the caller practises, which determines the required hours. */
  chooseCpePractice: Done;
  /** Previews an import row by row, without changes. */
  checkImport: ImportCheck;
  /**
   * Imports members with their terms, or certificates: all rows of the file or none, unless `skipBad` is true.
   * Importing the same file again changes nothing.
   */
  runImport: ImportResult;
  /**
   * Records that a lesson was opened or is done. A lesson that is done stays done. It may be marked as done once a
   * share of its minutes, which the course sets, has passed since it was opened; before, the response is 409 with
   * `details.seconds`. Time never counts for two lessons at once.
   */
  saveLessonProgress: CourseProgress;
  /** Adds a term; terms must not overlap. */
  addTerm: Done;
  /** Ends a term early. Idempotent. */
  endTerm: Done;
  /** Blocks an account and ends all its sessions, or unblocks it. Rejected for the caller's own account. */
  blockUser: Done;
  /** Grants or revokes the staff role and ends all sessions of the account. Rejected for the caller's own account. */
  setStaffRole: Done;
  /** Ends sessions of another account. */
  endUserSessions: Done;
  /** Requests a membership. The same idempotencyKey and body always return the same request. */
  addUserRenewRequest: RenewRequest;
  /** Cancels one of the caller's requests awaiting payment. */
  cancelUserRenewRequest: RenewRequest;
  /** Offers a free seat to an address, by an email with a link. */
  inviteToSeat: CompanySeat;
  /** Resends an invitation; the previous link stops working. */
  resendSeat: CompanySeat;
  /** Revokes a seat or an invitation immediately. */
  revokeSeat: Done;
  /** Accepts an invitation to a seat. */
  acceptSeat: HeldSeat;
  readNotifications: NotificationsRead;
  /** Returns the price of a cart, at member prices if the caller is entitled to them. Checks seats without reserving them. */
  quote: Quote;
  /** Cancels one of the caller's unpaid orders, and releases its seats and its use of a discount code. */
  cancelUserOrder: Order;
  /**
   * Places an order. The same idempotencyKey and body always return the same order.
   * An order of free items only is marked as paid immediately.
   */
  addUserOrder: Order;
  /** Imports transfers that webhooks did not report. Lines that were imported before are not imported again. */
  reconcileStatement: StatementReport;
  /** Assigns an unmatched transfer to one or more orders or membership requests. The rest of the amount becomes a refund due. */
  assignTransfer: AssignedTransfer;
  /** Puts an unmatched transfer into the refund queue. */
  returnTransfer: Done;
  /** Marks an unmatched transfer as a duplicate report of its candidate. It pays nothing and is not refunded. */
  mergeTransfer: Done;
  /** Marks a reversal as handled, once. */
  closeReversal: StatementReversal;
  /** Marks the refund as sent. Idempotent. */
  closeRefund: Refund;
  chooseEmails: Done;
  /** Deletes the account after two weeks, during which the request can be cancelled. */
  requestDeletion: Done;
  /** Cancels the deletion. */
  cancelDeletion: Done;
  /** Ends one of the caller's sessions; its tokens are rejected from then on. */
  endLoginSession: Done;
  /** Ends all of the caller's sessions except the current one. */
  endOtherSessions: Done;
  /** Confirms the session for ten minutes, as endpoints with `fresh: true` require. A login does the same. */
  confirmIdentity: Done;
  /**
   * Emails a code to the new address and a warning to the old one. The response is the same if the new address already
   * has an account.
   */
  changeEmail: Done;
  cancelEmailChange: Done;
  /** Changes the account's email address. */
  confirmEmail: Done;
  /** Cancels or reverts a change of address, and ends every session of the account. */
  stopEmailChange: Done;
  /** Returns a new secret. It is inactive until it is confirmed; the current app works until then. */
  startSecondFactor: SecondFactorSetup;
  /** Turns the second factor on or switches to another app, after checking the app's first code. */
  confirmSecondFactor: RecoveryCodes;
  /** Turns the second factor off. Not allowed for staff. */
  turnOffSecondFactor: Done;
  /** Removes the second factor of a user who lost the app and the codes, and ends all their sessions. */
  resetSecondFactor: Done;
  startPasskey: PasskeyOptions;
  /** Returns recovery codes if the account had no second factor before. */
  addPasskey: RecoveryCodes;
  /** Removing the last second factor also removes the recovery codes. Not allowed for staff. */
  removePasskey: Done;
  /** Starts a login or `confirmByPasskey`. The response reveals nothing about any account. */
  startPasskeyLogin: PasskeyOptions;
  /** Opens a session without a password; a passkey also satisfies the second factor. */
  passkeyLogin: Session;
  /** Confirms the session, as `confirmIdentity` does. */
  confirmByPasskey: Done;
  /** Replaces all recovery codes. */
  replaceRecoveryCodes: RecoveryCodes;
  /** Names the attendee of a ticket. Possible until its first scan or the end of the event. */
  nameAttendee: TicketBooking;
  /** Selects the accounts of an action without executing it. */
  prepareBatch: UserBatch;
  /** Executes a prepared action in the background. Idempotent. */
  runBatch: UserBatch;
  /** Adds the caller to the waiting list of a sold-out item. Joining again does not change the position. */
  joinWaitingList: WaitingEntry;
  /** Leaves the waiting list, or declines an offered seat. */
  leaveWaitingList: WaitingEntry;
};

export type MutationloginArgs = {
  input: LoginInput;
};

export type MutationanswerChallengeArgs = {
  input: AnswerChallengeInput;
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

export type MutationmergeAccountsArgs = {
  input: MergeAccountsInput;
};

export type MutationuserRemindArgs = {
  input: UserRemindInput;
};

export type MutationcheckAttendanceArgs = {
  input: CheckAttendanceInput;
};

export type MutationrecordScansArgs = {
  input: RecordScansInput;
};

export type MutationcorrectAttendanceArgs = {
  input: CorrectAttendanceInput;
};

export type MutationcancelScanArgs = {
  input: CancelScanInput;
};

export type MutationaddContactArgs = {
  input: ContactInput;
};

export type MutationaddCpeEntryArgs = {
  input: AddCpeEntryInput;
};

export type MutationchangeCpeEntryArgs = {
  input: ChangeCpeEntryInput;
};

export type MutationdeleteCpeEntryArgs = {
  input: DeleteCpeEntryInput;
};

export type MutationchooseCpePracticeArgs = {
  input: CpePracticeInput;
};

export type MutationcheckImportArgs = {
  input: CheckImportInput;
};

export type MutationrunImportArgs = {
  input: RunImportInput;
};

export type MutationsaveLessonProgressArgs = {
  input: SaveLessonProgressInput;
};

export type MutationaddTermArgs = {
  input: AddTermInput;
};

export type MutationendTermArgs = {
  input: EndTermInput;
};

export type MutationblockUserArgs = {
  input: BlockUserInput;
};

export type MutationsetStaffRoleArgs = {
  input: StaffRoleInput;
};

export type MutationendUserSessionsArgs = {
  input: EndUserSessionsInput;
};

export type MutationaddUserRenewRequestArgs = {
  input: RenewRequestInput;
};

export type MutationcancelUserRenewRequestArgs = {
  input: CancelRenewRequestInput;
};

export type MutationinviteToSeatArgs = {
  input: InviteSeatInput;
};

export type MutationresendSeatArgs = {
  input: SeatInput;
};

export type MutationrevokeSeatArgs = {
  input: SeatInput;
};

export type MutationacceptSeatArgs = {
  input: AcceptSeatInput;
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

export type MutationreconcileStatementArgs = {
  input: ReconcileStatementInput;
};

export type MutationassignTransferArgs = {
  input: AssignTransferInput;
};

export type MutationreturnTransferArgs = {
  input: ReturnTransferInput;
};

export type MutationmergeTransferArgs = {
  input: MergeTransferInput;
};

export type MutationcloseReversalArgs = {
  input: CloseReversalInput;
};

export type MutationcloseRefundArgs = {
  input: CloseRefundInput;
};

export type MutationchooseEmailsArgs = {
  input: ChooseEmailsInput;
};

export type MutationendLoginSessionArgs = {
  input: EndLoginSessionInput;
};

export type MutationconfirmIdentityArgs = {
  input: ConfirmIdentityInput;
};

export type MutationchangeEmailArgs = {
  input: ChangeEmailInput;
};

export type MutationconfirmEmailArgs = {
  input: ConfirmEmailInput;
};

export type MutationstopEmailChangeArgs = {
  input: StopEmailChangeInput;
};

export type MutationconfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};

export type MutationresetSecondFactorArgs = {
  input: ResetSecondFactorInput;
};

export type MutationaddPasskeyArgs = {
  input: AddPasskeyInput;
};

export type MutationremovePasskeyArgs = {
  input: RemovePasskeyInput;
};

export type MutationpasskeyLoginArgs = {
  input: PasskeyInput;
};

export type MutationconfirmByPasskeyArgs = {
  input: PasskeyInput;
};

export type MutationnameAttendeeArgs = {
  input: NameAttendeeInput;
};

export type MutationprepareBatchArgs = {
  input: PrepareBatchInput;
};

export type MutationrunBatchArgs = {
  input: RunBatchInput;
};

export type MutationjoinWaitingListArgs = {
  input: JoinWaitingListInput;
};

export type MutationleaveWaitingListArgs = {
  input: LeaveWaitingListInput;
};

/** One of several accounts that probably belong to one person, with counts of its records. */
export type LookAlikeAccount = {
  documentId: Scalars['ID']['output'];
  /** The address with invisible and ambiguous characters escaped: `an\u200b@example.vn`. */
  email: Scalars['String']['output'];
  /** The user name, escaped like the address. */
  username: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  registeredAt: Scalars['DateTime']['output'];
  /** When its current or a recent session was last used; null if it has none. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  blocked: Scalars['Boolean']['output'];
  /** Staff accounts cannot be merged. */
  staff: Scalars['Boolean']['output'];
  orderCount: Scalars['Int']['output'];
  /** The number of membership terms. */
  termCount: Scalars['Int']['output'];
  /** The number of membership requests. */
  requestCount: Scalars['Int']['output'];
  certificateCount: Scalars['Int']['output'];
  /** The number of certificates of attendance. */
  attendanceCount: Scalars['Int']['output'];
  /** The number of seats that the account holds or, as a company, has assigned. */
  seatCount: Scalars['Int']['output'];
  /** The number of courses begun. */
  courseCount: Scalars['Int']['output'];
  cpeCount: Scalars['Int']['output'];
};

/** Accounts whose addresses or user names are equal after cleaning. */
export type LookAlikeGroup = {
  /** The cleaned address or user name. */
  key: Scalars['ID']['output'];
  accounts: Array<LookAlikeAccount>;
};

export type MergeAccountsInput = {
  /** The account that receives all records. */
  keep: Scalars['ID']['input'];
  /** The account that is closed. */
  remove: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** Paid orders in one day or month; `on` is the first day of the month. */
export type RevenuePoint = {
  on: Scalars['Date']['output'];
  revenue: Scalars['Dong']['output'];
  orders: Scalars['Int']['output'];
};

export type OrdersOfStatus = {
  status: OrderStatus;
  count: Scalars['Int']['output'];
  total: Scalars['Dong']['output'];
};

/** Orders that contain a line of this kind. `total` is the sum of those lines before discounts on the whole order. */
export type OrdersOfKind = {
  kind: ItemKind;
  status: OrderStatus;
  count: Scalars['Int']['output'];
  total: Scalars['Dong']['output'];
};

/** The time from placing an order to its payment. */
export type PaymentTime =
  | 'within_hour'
  | 'within_day'
  | 'within_three_days'
  | 'later'
  /** The order is not paid yet. */
  | 'waiting'
  /** The order was cancelled without a payment. */
  | 'never';

export type OrdersByPayment = {
  time: PaymentTime;
  count: Scalars['Int']['output'];
  total: Scalars['Dong']['output'];
};

export type RefundPoint = {
  on: Scalars['Date']['output'];
  /** Orders refunded that day, with their total. */
  orders: Scalars['Int']['output'];
  total: Scalars['Dong']['output'];
  /** Refunds transferred that day, for any reason. */
  returned: Scalars['Dong']['output'];
};

export type SeminarSales = {
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Null if the seminar is not published. */
  startAt: Maybe<Scalars['DateTime']['output']>;
  seats: Scalars['Int']['output'];
  revenue: Scalars['Dong']['output'];
};

/** Membership terms by their agreed last day. Terms that were cut short are excluded. */
export type RenewalPoint = {
  on: Scalars['Date']['output'];
  due: Scalars['Int']['output'];
  /** The number of these terms that were followed by a new term within 30 days. */
  kept: Scalars['Int']['output'];
};

export type RenewalsOfType = {
  memberType: RenewableType;
  due: Scalars['Int']['output'];
  kept: Scalars['Int']['output'];
};

export type CertificatesOfState = {
  certification: Certification;
  state: CertificateState;
  count: Scalars['Int']['output'];
};

/** CPE hours of certificates of attendance by the day of completion. Revoked certificates are excluded. */
export type CpePoint = {
  on: Scalars['Date']['output'];
  certificates: Scalars['Int']['output'];
  hours: Scalars['Float']['output'];
};

export type BestSeller = {
  kind: ItemKind;
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  revenue: Scalars['Dong']['output'];
};

export type NewMembersPoint = {
  on: Scalars['Date']['output'];
  count: Scalars['Int']['output'];
};

export type MembersOfType = {
  memberType: MemberType;
  count: Scalars['Int']['output'];
};

/** Figures for a range of days in Vietnam time, both ends included. */
export type Analysis = {
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  /** The total of orders that were paid and not refunded. */
  revenue: Scalars['Dong']['output'];
  orderCount: Scalars['Int']['output'];
  revenueByDay: Array<RevenuePoint>;
  revenueByMonth: Array<RevenuePoint>;
  /** Orders placed in the range, by their current status. */
  ordersByStatus: Array<OrdersOfStatus>;
  ordersByKind: Array<OrdersOfKind>;
  /** Orders placed in the range, by the time between order and payment. */
  ordersByPayment: Array<OrdersByPayment>;
  refundsByDay: Array<RefundPoint>;
  /** The ten items with the highest revenue. */
  bestSellers: Array<BestSeller>;
  /** The twenty seminars with the most seats sold in the range. */
  seminarSales: Array<SeminarSales>;
  newMembers: Array<NewMembersPoint>;
  /** As of now. */
  membersByType: Array<MembersOfType>;
  renewalsByDay: Array<RenewalPoint>;
  renewalsByType: Array<RenewalsOfType>;
  /** As of now. */
  certificatesByState: Array<CertificatesOfState>;
  cpeByDay: Array<CpePoint>;
  /** Memberships expiring in the next 30 days, soonest first. */
  expiringMemberships: Array<AnalysisUser>;
};

/** A member as staff see them. */
export type AnalysisUser = {
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
  /** The total that was paid and not refunded. */
  spent: Scalars['Dong']['output'];
};

/** Pass `next` as `after` or `previous` as `before` to get the adjacent page; null at the ends. */
export type AnalysisUserList = {
  items: Array<AnalysisUser>;
  previous: Maybe<Scalars['ID']['output']>;
  next: Maybe<Scalars['ID']['output']>;
  /** The number of matches, at most 1,000. */
  count: Scalars['Int']['output'];
  /** Whether `count` is exact. */
  counted: Scalars['Boolean']['output'];
};

export type ExportFormat = 'csv' | 'xlsx';

/** The figures that a file contains. */
export type AnalysisPart =
  | 'summary'
  | 'revenue'
  | 'status'
  | 'kind'
  | 'payment'
  | 'refunds'
  | 'best_sellers'
  | 'seminars'
  | 'new_members'
  | 'members'
  | 'renewals'
  | 'certificates'
  | 'cpe'
  | 'expiring';

/** What a reminder is about. */
export type ReminderKind = 'membership_expiring' | 'unpaid_order';

export type RemindResult = {
  /** Reminders queued for sending. */
  queued: Scalars['Int']['output'];
  /** Members who were reminded today already, or to whom the reminder does not apply. */
  skipped: Scalars['Int']['output'];
};

export type AccountRole = 'member' | 'staff';

export type UserRemindInput = {
  userIds: Array<Scalars['ID']['input']>;
  kind: ReminderKind;
};

/** A certificate of attendance, for a completed course or an attended seminar. */
export type AttendanceCertificate = {
  documentId: Scalars['ID']['output'];
  /** E.g. `GCN-2026-7K3QX9A4`. */
  number: Scalars['String']['output'];
  /** The code in the URL of its public verification page. */
  code: Scalars['String']['output'];
};

/** The data of a certificate that is visible to anyone with its code. */
export type AttendanceCheck = {
  number: Scalars['String']['output'];
  holderName: Scalars['String']['output'];
  kind: ItemKind;
  title: Scalars['String']['output'];
  hours: Scalars['Float']['output'];
  completedOn: Scalars['Date']['output'];
  /** Null while it is valid. */
  revokedOn: Maybe<Scalars['Date']['output']>;
};

export type CheckAttendanceInput = {
  code: Scalars['String']['input'];
};

/** The position in a paged list; pages are numbered from 1. */
export type Pagination = {
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A page's title and description in search results. */
export type Seo = {
  title: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
};

/** The kinds of item on sale. */
export type ItemKind = 'course' | 'document' | 'seminar';

export type CourseFormat = 'online' | 'classroom' | 'hybrid' | 'self-paced';

export type CourseLevel = 'foundation' | 'intermediate' | 'advanced';

export type CourseCategory = {
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  order: Scalars['Int']['output'];
};

/** A course instructor or seminar speaker. */
export type Instructor = {
  name: Scalars['String']['output'];
  title: Maybe<Scalars['String']['output']>;
  /** Background and subjects, in a few sentences. */
  biography: Maybe<Scalars['String']['output']>;
};

/** One part of a course's outline. */
export type OutlinePart = {
  title: Scalars['String']['output'];
  detail: Maybe<Scalars['String']['output']>;
};

export type Course = {
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
  /** The number of `cpeHours` that are on ethics. */
  ethicsHours: Maybe<Scalars['Float']['output']>;
  level: CourseLevel;
  instructors: Array<Instructor>;
  outline: Array<OutlinePart>;
  capacity: Maybe<Scalars['Int']['output']>;
  /** Remaining seats; null if unlimited. */
  seatsLeft: Maybe<Scalars['Int']['output']>;
  featured: Scalars['Boolean']['output'];
};

export type CoursePage = {
  items: Array<Course>;
  pagination: Pagination;
};

export type DocumentCategory = {
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  order: Scalars['Int']['output'];
};

/** A public image. */
export type Image = {
  url: Scalars['String']['output'];
  alternativeText: Maybe<Scalars['String']['output']>;
  /** In pixels. */
  width: Maybe<Scalars['Int']['output']>;
  height: Maybe<Scalars['Int']['output']>;
  /** Absent for an SVG or a small image. */
  formats: Maybe<Scalars['ImageFormats']['output']>;
};

/** A public file. */
export type PublicFile = {
  url: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** In kilobytes. */
  size: Maybe<Scalars['Float']['output']>;
};

export type Document = {
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
  items: Array<Document>;
  pagination: Pagination;
};

/** One choice within a group; `id` is stable across publications of the seminar. */
export type OrderOption = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The list price of this option; overrides the seminar's. */
  price: Maybe<Scalars['Dong']['output']>;
  capacity: Maybe<Scalars['Int']['output']>;
  seatsLeft: Maybe<Scalars['Int']['output']>;
};

export type OrderOptionGroup = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  options: Array<OrderOption>;
};

export type Seminar = {
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
  seatsLeft: Maybe<Scalars['Int']['output']>;
  speakers: Array<Instructor>;
  cpeHours: Scalars['Float']['output'];
  /** The number of `cpeHours` that are on ethics. */
  ethicsHours: Maybe<Scalars['Float']['output']>;
  /** Whether buyers must choose an option. */
  orderByOption: Scalars['Boolean']['output'];
  orderOptionGroup: Array<OrderOptionGroup>;
};

export type SeminarPage = {
  items: Array<Seminar>;
  pagination: Pagination;
};

export type Query = {
  /** Published courses. `sort` is Strapi's, e.g. `startAt:asc`; `search` ignores case and diacritics. */
  courses: CoursePage;
  /** One published course by its slug or documentId. */
  course: Maybe<Course>;
  courseCategories: Array<CourseCategory>;
  /** Published documents. */
  documents: DocumentPage;
  document: Maybe<Document>;
  documentCategories: Array<DocumentCategory>;
  /** Published seminars. `endsAfter` selects upcoming ones, `endsBefore` past ones. */
  seminars: SeminarPage;
  seminar: Maybe<Seminar>;
  aboutPages: Array<AboutPage>;
  aboutPage: Maybe<AboutPage>;
  /** The members of one group, or of all groups if `group` is absent. */
  coManagers: Array<CoManager>;
  coManager: Maybe<CoManager>;
  partners: Array<Partner>;
  services: Array<Service>;
  service: Maybe<Service>;
  me: UserProfile;
  /** At most 50 groups, in alphabetical order. */
  lookAlikeAccounts: Array<LookAlikeGroup>;
  analysis: Analysis;
  /** A file with all figures of `analysis`, or with one part of them. */
  analysisExport: Download;
  /**
   * Members, 20 per page; `expiresBefore` is exclusive. `sort` is e.g. `registeredAt:desc`; `q` matches prefixes of
   * words, ignoring case and diacritics; `cpeShort` refers to the current year.
   */
  analysisUsers: AnalysisUserList;
  /** A file with all members that `analysisUsers` would return, on all its pages. */
  analysisUsersExport: Download;
  /** The PDF of one of the caller's certificates. */
  attendanceCertificateDownload: Download;
  /**
   * Certificates of holders who opted in, by number or by exact name (ignoring case and repeated spaces);
   * one of the two is required.
   */
  certificateStatuses: Array<CertificateStatus>;
  /** The caller's own certificates. */
  userCertificateStatuses: Array<CertificateStatus>;
  /** Events from three months ago to one month ahead, nearest first. */
  attendanceEvents: Array<AttendanceEvent>;
  checkInList: CheckInList;
  companyInformation: CompanyInformation;
  quantityDiscountRule: Maybe<QuantityDiscountRule>;
  /** The caller's CPE of a year, by default the current year. */
  cpeRecord: CpeRecord;
  /** The caller's entries of a year as a table (CSV). */
  cpeExport: Download;
  /** The download link of an evidence file that the caller uploaded. */
  cpeEvidenceDownload: Download;
  importColumns: Array<ImportColumn>;
  checkUserCourse: Ownership;
  checkUserDocument: Ownership;
  userCourses: Array<UserCourse>;
  /** A course the caller has bought, with its lessons. */
  userCourse: UserCourse;
  userDocuments: Array<UserDocument>;
  /** The download link of a document the caller has bought. */
  userDocumentDownload: Download;
  cart: Array<CartItem>;
  cartNotice: Maybe<CartNotice>;
  /** Whether the browser has a token that was not rejected. */
  isLogin: Scalars['Boolean']['output'];
  managedUser: ManagedUser;
  /** All terms, newest first. */
  managedTerms: Array<ManagedTerm>;
  /** Newest first, 20 per page, as the other lists of an account. */
  managedOrders: ManagedOrderList;
  managedCertificates: Array<CertificateStatus>;
  managedCpe: Array<ManagedCpeYear>;
  managedNotifications: ManagedNotificationList;
  managedSessions: Array<LoginSession>;
  managedEmails: ManagedEmailList;
  /** The actions of staff that concern the account. */
  managedAudit: AuditEntryList;
  memberBenefits: Array<MemberBenefit>;
  userRenewPrice: Array<RenewPrice>;
  userRenewQuote: RenewQuote;
  /** The caller's terms. */
  userMembership: UserMembership;
  /** The seats of the company whose corporate membership the caller bought. */
  userSeats: CompanySeats;
  /** The caller's requests, newest first. */
  userRenewRequests: Array<RenewRequest>;
  /** Published posts, newest first by default; `before` and `after` are days, exclusive. */
  newsPosts: NewsPostPage;
  newsPost: Maybe<NewsPost>;
  newsCategories: Array<NewsCategory>;
  /** One category, by its current or a former slug. */
  newsCategory: Maybe<NewsCategory>;
  /** The caller's notifications, newest first, 20 per page. */
  userNoti: NotificationPage;
  /** The terms of a discount code; 404 if unknown. */
  getDiscount: Discount;
  /** The caller's orders, newest first, 10 per page. */
  userOrder: OrderPage;
  /** One of the caller's orders, with how to pay for it. */
  userOrderById: Order;
  /** The lines and status history of one of the caller's orders. */
  userOrderDetail: Order;
  /** One of the caller's orders as a PDF. */
  userOrderPdf: Download;
  homePage: Maybe<HomePage>;
  /** How to join the institute. */
  joiningPage: Maybe<SinglePage>;
  memberBenefitsPage: Maybe<SinglePage>;
  iiaCertificatesPage: Maybe<SinglePage>;
  certificateCheckPage: Maybe<SinglePage>;
  /** How to earn a certificate. */
  certificationPathPage: Maybe<SinglePage>;
  iapPage: Maybe<SinglePage>;
  ciaPage: Maybe<SinglePage>;
  crmaPage: Maybe<SinglePage>;
  /** Continuing professional education requirements. */
  cpePage: Maybe<SinglePage>;
  /** The terms of use and of sale. */
  termsPage: Maybe<SinglePage>;
  /** The privacy policy. */
  privacyPage: Maybe<SinglePage>;
  /** The refund policy. */
  refundPage: Maybe<SinglePage>;
  /** Transfers for staff to assign, oldest first, 20 per page. */
  unmatchedTransfers: UnmatchedTransferPage;
  /** Refunds due, oldest first, or sent, newest first; 20 per page. */
  refunds: RefundPage;
  /** Open reversals, oldest first, or closed ones, newest first; 20 per page. */
  statementReversals: StatementReversalPage;
  personalData: PersonalData;
  /** A download link for all personal data of the caller. */
  personalDataExport: Download;
  /**
   * Published records that match the terms in `q` (2 to 100 characters), best first. Diacritics are ignored, but
   * records that match them as typed come first. The last term matches as a prefix.
   */
  search: SearchPage;
  accountSecurity: AccountSecurity;
  /** The caller's sessions, the current one first, then by last use. */
  loginSessions: Array<LoginSession>;
  /** The caller's passkeys, oldest first. */
  passkeys: Array<Passkey>;
  /** Oldest first, 20 per page. */
  workList: WorkList;
  standardLists: Array<StandardList>;
  /** The standards of one set, or of all sets if `list` is absent. */
  standardPages: Array<StandardPage>;
  standardPage: Maybe<StandardPage>;
  /** Upcoming bookings first, then past ones, latest first; 10 per page. */
  userBookings: TicketBookingPage;
  userBooking: TicketBooking;
  /** The event of a booking as an iCalendar file. */
  ticketCalendar: Download;
  /** Newest first, 20 per page. Drafts are listed for one day. */
  userBatches: UserBatchList;
  userBatch: UserBatch;
  /** In processing order, 20 per page. */
  userBatchRows: UserBatchRowList;
  /** The caller's entries in waiting lists, offers first. */
  userWaiting: Array<WaitingEntry>;
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
  part: InputMaybe<AnalysisPart>;
  format: ExportFormat;
};

export type QueryanalysisUsersArgs = {
  after: InputMaybe<Scalars['ID']['input']>;
  before: InputMaybe<Scalars['ID']['input']>;
  q: InputMaybe<Scalars['String']['input']>;
  memberType: InputMaybe<MemberType>;
  expiresFrom: InputMaybe<Scalars['Date']['input']>;
  expiresBefore: InputMaybe<Scalars['Date']['input']>;
  role: InputMaybe<AccountRole>;
  blocked: InputMaybe<Scalars['Boolean']['input']>;
  certification: InputMaybe<Certification>;
  cpeShort: InputMaybe<Scalars['Boolean']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
};

export type QueryanalysisUsersExportArgs = {
  q: InputMaybe<Scalars['String']['input']>;
  memberType: InputMaybe<MemberType>;
  expiresFrom: InputMaybe<Scalars['Date']['input']>;
  expiresBefore: InputMaybe<Scalars['Date']['input']>;
  role: InputMaybe<AccountRole>;
  blocked: InputMaybe<Scalars['Boolean']['input']>;
  certification: InputMaybe<Certification>;
  cpeShort: InputMaybe<Scalars['Boolean']['input']>;
  sort: InputMaybe<Scalars['String']['input']>;
  format: ExportFormat;
};

export type QueryattendanceCertificateDownloadArgs = {
  id: Scalars['ID']['input'];
};

export type QuerycertificateStatusesArgs = {
  number: InputMaybe<Scalars['String']['input']>;
  holderName: InputMaybe<Scalars['String']['input']>;
};

export type QuerycheckInListArgs = {
  kind: ItemKind;
  id: Scalars['ID']['input'];
};

export type QuerycpeRecordArgs = {
  year: InputMaybe<Scalars['Int']['input']>;
};

export type QuerycpeExportArgs = {
  year: Scalars['Int']['input'];
};

export type QuerycpeEvidenceDownloadArgs = {
  id: Scalars['ID']['input'];
};

export type QueryimportColumnsArgs = {
  kind: ImportKind;
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

export type QuerymanagedUserArgs = {
  id: Scalars['ID']['input'];
};

export type QuerymanagedTermsArgs = {
  id: Scalars['ID']['input'];
};

export type QuerymanagedOrdersArgs = {
  id: Scalars['ID']['input'];
  after: InputMaybe<Scalars['ID']['input']>;
};

export type QuerymanagedCertificatesArgs = {
  id: Scalars['ID']['input'];
};

export type QuerymanagedCpeArgs = {
  id: Scalars['ID']['input'];
};

export type QuerymanagedNotificationsArgs = {
  id: Scalars['ID']['input'];
  after: InputMaybe<Scalars['ID']['input']>;
};

export type QuerymanagedSessionsArgs = {
  id: Scalars['ID']['input'];
};

export type QuerymanagedEmailsArgs = {
  id: Scalars['ID']['input'];
  after: InputMaybe<Scalars['ID']['input']>;
};

export type QuerymanagedAuditArgs = {
  id: Scalars['ID']['input'];
  after: InputMaybe<Scalars['ID']['input']>;
};

export type QueryuserRenewQuoteArgs = {
  memberType: RenewableType;
  years: Scalars['Int']['input'];
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

export type QueryuserOrderPdfArgs = {
  id: Scalars['ID']['input'];
};

export type QueryunmatchedTransfersArgs = {
  page: Scalars['Int']['input'];
};

export type QueryrefundsArgs = {
  page: Scalars['Int']['input'];
  state: RefundState;
};

export type QuerystatementReversalsArgs = {
  page: Scalars['Int']['input'];
  state: ReversalState;
};

export type QuerypersonalDataExportArgs = {
  format: PersonalDataFormat;
};

export type QuerysearchArgs = {
  q: Scalars['String']['input'];
  kind: InputMaybe<SearchKind>;
  page: InputMaybe<Scalars['Int']['input']>;
};

export type QueryworkListArgs = {
  kind: InputMaybe<WorkKind>;
  after: InputMaybe<Scalars['ID']['input']>;
};

export type QuerystandardPagesArgs = {
  list: InputMaybe<Scalars['String']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
};

export type QuerystandardPageArgs = {
  slug: Scalars['String']['input'];
};

export type QueryuserBookingsArgs = {
  page: Scalars['Int']['input'];
};

export type QueryuserBookingArgs = {
  id: Scalars['ID']['input'];
};

export type QueryticketCalendarArgs = {
  id: Scalars['ID']['input'];
};

export type QueryuserBatchesArgs = {
  after: InputMaybe<Scalars['ID']['input']>;
};

export type QueryuserBatchArgs = {
  id: Scalars['ID']['input'];
};

export type QueryuserBatchRowsArgs = {
  id: Scalars['ID']['input'];
  outcome: InputMaybe<BatchOutcome>;
  after: InputMaybe<Scalars['ID']['input']>;
};

export type Certification = 'CIA' | 'CRMA' | 'IAP' | 'CCSA' | 'CFSA' | 'CGAP';

export type CertificateState = 'active' | 'inactive' | 'grace' | 'revoked';

/** A certificate in the institute's register, without the holder's contact details. */
export type CertificateStatus = {
  documentId: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  holderName: Scalars['String']['output'];
  certification: Certification;
  status: CertificateState;
  issuedOn: Scalars['Date']['output'];
  expiresOn: Maybe<Scalars['Date']['output']>;
  /** CPE hours that were reported for the current year. */
  cpe: Maybe<Scalars['Float']['output']>;
};

export type ScanDirection = 'in' | 'out';

export type AttendanceState =
  /** The ticket has not been scanned. */
  | 'absent'
  | 'inside'
  | 'left'
  /** The attendee did not check out before the end of the day. No minutes count until staff correct it. */
  | 'unfinished';

export type ScanOutcome =
  | 'counted'
  /** The ticket was already scanned in the same direction. */
  | 'repeated'
  /** A check-out without a check-in. */
  | 'not_in'
  /** The order was refunded. */
  | 'ended'
  /** The ticket is not for this event. */
  | 'unknown'
  /** The scan was made outside the time of the event. */
  | 'outside';

/** A seminar, or a course with dates, with ticket check-in. */
export type AttendanceEvent = {
  documentId: Scalars['ID']['output'];
  kind: ItemKind;
  title: Scalars['String']['output'];
  startAt: Scalars['DateTime']['output'];
  endAt: Scalars['DateTime']['output'];
  venue: Maybe<Scalars['String']['output']>;
  /** The number of paid seats. */
  ticketCount: Scalars['Int']['output'];
  /** The number of tickets that were scanned at least once. */
  presentCount: Scalars['Int']['output'];
};

/** A scan at check-in, or a correction by staff. */
export type AttendanceScan = {
  documentId: Scalars['ID']['output'];
  direction: ScanDirection;
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  /** False for a repeated scan, a check-out without a check-in, and a cancelled scan. */
  counted: Scalars['Boolean']['output'];
  /** The reason for a correction. */
  reason: Maybe<Scalars['String']['output']>;
  /** Why staff cancelled the scan. */
  cancelledReason: Maybe<Scalars['String']['output']>;
};

export type CheckInTicket = {
  documentId: Scalars['ID']['output'];
  /** The first 32 hexadecimal digits of the SHA-256 hash of the ticket code's 16 characters. */
  digest: Scalars['String']['output'];
  /** The attendee's name; the buyer's name until an attendee is named. */
  name: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  /** The number of tickets in the booking. */
  quantity: Scalars['Int']['output'];
  optionName: Maybe<Scalars['String']['output']>;
  orderCode: Scalars['String']['output'];
  /** False once the order is refunded. */
  valid: Scalars['Boolean']['output'];
  state: AttendanceState;
  minutes: Scalars['Int']['output'];
  /** Oldest first. */
  scans: Array<AttendanceScan>;
};

/** All tickets of an event, for check-in without a network. */
export type CheckInList = {
  /** The event's documentId. */
  documentId: Scalars['ID']['output'];
  kind: ItemKind;
  title: Scalars['String']['output'];
  startAt: Scalars['DateTime']['output'];
  endAt: Scalars['DateTime']['output'];
  cpeHours: Scalars['Float']['output'];
  tickets: Array<CheckInTicket>;
};

export type ScanResult = {
  /** The scan's documentId. */
  documentId: Scalars['ID']['output'];
  outcome: ScanOutcome;
  /** The time of another scan in the same direction. */
  otherAt: Maybe<Scalars['DateTime']['output']>;
  otherBy: Maybe<Scalars['String']['output']>;
};

export type ScanInput = {
  /** Generated by the device, so that a scan that is sent again counts once. */
  id: Scalars['ID']['input'];
  ticket: Scalars['ID']['input'];
  direction: ScanDirection;
  /** The time of the scan by the device's clock. */
  at: Scalars['DateTime']['input'];
};

export type RecordScansInput = {
  kind: ItemKind;
  /** The event's documentId. */
  event: Scalars['ID']['input'];
  /** The device's current time, to correct a wrong clock. */
  sentAt: Scalars['DateTime']['input'];
  scans: Array<ScanInput>;
};

export type CorrectAttendanceInput = {
  id: Scalars['ID']['input'];
  kind: ItemKind;
  event: Scalars['ID']['input'];
  ticket: Scalars['ID']['input'];
  direction: ScanDirection;
  at: Scalars['DateTime']['input'];
  reason: Scalars['String']['input'];
};

export type CancelScanInput = {
  scan: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type Social = {
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** The bank account that receives transfers. `bankBin` is the bank's NAPAS identification number. */
export type BankAccount = {
  bankBin: Scalars['String']['output'];
  bankName: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  accountName: Scalars['String']['output'];
};

export type CompanyInformation = {
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  address: Scalars['String']['output'];
  hotline: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** Opening hours as text. */
  hours: Maybe<Scalars['String']['output']>;
  taxCode: Scalars['String']['output'];
  socials: Array<Social>;
  bankAccount: BankAccount;
  /** The URL of an OpenStreetMap or Google Maps embed. */
  map: Maybe<Scalars['String']['output']>;
};

export type QuantityTier = {
  minQuantity: Scalars['Int']['output'];
  /** A whole percentage, 1–100. */
  percent: Scalars['Int']['output'];
};

/** Discounts by the number of seats or copies of one item in an order. */
export type QuantityDiscountRule = {
  documentId: Scalars['ID']['output'];
  tiers: Array<QuantityTier>;
  appliesTo: Array<ItemKind>;
};

export type ContactReceipt = {
  received: Scalars['Boolean']['output'];
};

export type ContactInput = {
  fullName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  message: Scalars['String']['input'];
  /** A honeypot, invisible to people: a submission that fills it in is accepted and discarded. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The subject of CPE hours; a certification may require hours in a subject. */
export type CpePart = 'general' | 'ethics' | 'risk' | 'technology';

export type CpeSource =
  /** The member completed a course of the institute. */
  | 'course'
  /** The member attended a seminar of the institute. */
  | 'seminar'
  /** The member entered it, with evidence. */
  | 'own';

/** The evidence of a member's own entry, stored for five years. */
export type CpeEvidence = {
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
};

/** An entry of continuing professional education on one day. */
export type CpeEntry = {
  documentId: Scalars['ID']['output'];
  day: Scalars['Date']['output'];
  /** In hours of 50 minutes, with at most one decimal. */
  hours: Scalars['Float']['output'];
  subject: Scalars['String']['output'];
  provider: Scalars['String']['output'];
  part: CpePart;
  source: CpeSource;
  /** The certificate of attendance that earned the hours. */
  certificate: Maybe<AttendanceCertificate>;
  evidence: Maybe<CpeEvidence>;
  /** Why the hours no longer count, for example a refund. */
  revokedReason: Maybe<Scalars['String']['output']>;
};

/** The hours that a certification requires in one subject. */
export type CpePartProgress = {
  part: CpePart;
  required: Scalars['Float']['output'];
  earned: Scalars['Float']['output'];
  missing: Scalars['Float']['output'];
};

export type CpeDutyState =
  /** Hours are due for the year. */
  | 'due'
  /** The first report is due for the year after the certificate was issued. */
  | 'first_year'
  /** No hours are required, for example because the certificate is revoked. */
  | 'none';

/** The hours that a certificate requires for a year, and the hours earned so far. */
export type CpeProgress = {
  /** The certificate's documentId. */
  certificate: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  certification: Certification;
  state: CpeDutyState;
  practising: Scalars['Boolean']['output'];
  /** Whether the member may choose between practising and not practising, because the required hours differ. */
  choosable: Scalars['Boolean']['output'];
  required: Scalars['Float']['output'];
  earned: Scalars['Float']['output'];
  /** Excess hours of the previous year that may be carried over. */
  carried: Scalars['Float']['output'];
  missing: Scalars['Float']['output'];
  parts: Array<CpePartProgress>;
};

/** A course or seminar of the institute that awards hours. */
export type CpeOffer = {
  /** The item's documentId. */
  documentId: Scalars['ID']['output'];
  kind: ItemKind;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Null for a self-paced course. */
  startAt: Maybe<Scalars['DateTime']['output']>;
  hours: Scalars['Float']['output'];
  ethicsHours: Scalars['Float']['output'];
};

/** A member's CPE of one calendar year. */
export type CpeRecord = {
  year: Scalars['Int']['output'];
  /** The years that can be requested, latest first. */
  years: Array<Scalars['Int']['output']>;
  /** All hours that count in the year. */
  hours: Scalars['Float']['output'];
  parts: Array<CpePartHours>;
  duties: Array<CpeProgress>;
  /** Latest first. */
  entries: Array<CpeEntry>;
  /** Courses and seminars that award missing hours; empty if no hours are missing. */
  offers: Array<CpeOffer>;
};

export type CpePartHours = {
  part: CpePart;
  hours: Scalars['Float']['output'];
};

export type CpeEntryInput = {
  day: Scalars['Date']['input'];
  hours: Scalars['Float']['input'];
  subject: Scalars['String']['input'];
  provider: Scalars['String']['input'];
  part: CpePart;
  /** A file that the caller uploaded. */
  evidence?: InputMaybe<Scalars['ID']['input']>;
};

export type AddCpeEntryInput = {
  /** Generated when the form opens and reused until a response arrives. */
  idempotencyKey: Scalars['ID']['input'];
  entry: CpeEntryInput;
};

export type ChangeCpeEntryInput = {
  id: Scalars['ID']['input'];
  entry: CpeEntryInput;
};

export type DeleteCpeEntryInput = {
  id: Scalars['ID']['input'];
};

export type CpePracticeInput = {
  /** The documentId of one of the caller's certificates. */
  certificate: Scalars['ID']['input'];
  year: Scalars['Int']['input'];
  practising: Scalars['Boolean']['input'];
};

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Access = 'PUBLIC' | 'MEMBER' | 'STAFF';

export type ScalarKind = 'TEXT' | 'WHOLE' | 'DECIMAL' | 'FLAG' | 'DAY' | 'MOMENT' | 'FILE';

export type InputFormat =
  /** A person's name: one line, without links or markup; plain spaces and dashes. */
  | 'NAME'
  /** One line, of an organisation or a postal address: line breaks become spaces; plain spaces and dashes. */
  | 'LINE'
  | 'EMAIL'
  /** An email address or user name. */
  | 'ACCOUNT'
  /** A code of A to Z and digits: no spaces, plain dashes. */
  | 'CODE'
  | 'UUID'
  | 'PHONE'
  | 'TAX_CODE';

/** The kind of records in a file. */
export type ImportKind = 'members' | 'certificates';

export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'bad';

/** A column of a file. */
export type ImportColumn = {
  /** The column's heading. */
  label: Scalars['String']['output'];
  /** Whether the column is required. */
  required: Scalars['Boolean']['output'];
  /** The content of its cells. */
  hint: Scalars['String']['output'];
  example: Scalars['String']['output'];
};

/** An error in a cell, or a change that the import would make. */
export type ImportNote = {
  column: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type ImportRow = {
  /** The row number in the file, from 1. */
  row: Scalars['Int']['output'];
  /** A member's email address or a certificate's number, as in the file. */
  subject: Scalars['String']['output'];
  name: Scalars['String']['output'];
  outcome: ImportOutcome;
  notes: Array<ImportNote>;
};

/** The preview of an import. */
export type ImportCheck = {
  kind: ImportKind;
  added: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
  bad: Scalars['Int']['output'];
  /** Headings of the file that are not recognized. */
  ignoredColumns: Array<Scalars['String']['output']>;
  /** All invalid rows, then up to 200 valid rows, those with changes first. */
  listed: Array<ImportRow>;
  /** The value to pass to `runImport`; null if the import would change nothing. */
  plan: Maybe<Scalars['String']['output']>;
};

export type ImportResult = {
  added: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
  /** The number of invalid rows that were skipped. */
  skipped: Scalars['Int']['output'];
};

export type CheckImportInput = {
  kind: ImportKind;
  /** The file, CSV or XLSX, in Base64. */
  content: Scalars['String']['input'];
};

export type RunImportInput = {
  kind: ImportKind;
  /** The file that was checked. */
  content: Scalars['String']['input'];
  /** The `plan` that the check returned. The import is rejected if its result would differ by now. */
  plan: Scalars['String']['input'];
  /** Imports the valid rows and skips the invalid ones. By default a file with invalid rows is rejected. */
  skipBad?: InputMaybe<Scalars['Boolean']['input']>;
  reason: Scalars['String']['input'];
};

/** Whether the caller owns an item. `orderId` is the order that granted it, or the one awaiting payment. */
export type Ownership = {
  owned: Scalars['Boolean']['output'];
  /** Ordered but not yet paid. */
  pending: Scalars['Boolean']['output'];
  orderId: Maybe<Scalars['ID']['output']>;
};

export type Lesson = {
  /** Does not change when the course is saved or published. */
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  body: Maybe<Scalars['Blocks']['output']>;
  videoUrl: Maybe<Scalars['String']['output']>;
  /** Vietnamese WebVTT subtitles of an uploaded video. */
  captions: Maybe<Scalars['String']['output']>;
  minutes: Maybe<Scalars['Int']['output']>;
};

/** A course the caller has bought. */
export type UserCourse = {
  course: Course;
  orderId: Scalars['ID']['output'];
  /** When the order was paid. */
  since: Scalars['DateTime']['output'];
  progress: CourseProgress;
  /** Only for a single course, not in lists. */
  lessons: Maybe<Array<Lesson>>;
};

/** The caller's progress in a course. The course is completed once all its lessons are done. */
export type CourseProgress = {
  /** The course's documentId. */
  documentId: Scalars['ID']['output'];
  lessonCount: Scalars['Int']['output'];
  /** The ids of the course's lessons that are done. */
  doneLessons: Array<Scalars['ID']['output']>;
  /** The id of the last opened lesson. */
  lastLesson: Maybe<Scalars['ID']['output']>;
  /** Null if the last opened lesson is done or may already be marked as done. */
  wait: Maybe<LessonWait>;
  /** The time of completion. It does not change when lessons are added later. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Issued when a self-paced course is completed. Other courses require attendance instead. */
  certificate: Maybe<AttendanceCertificate>;
};

/** The time a lesson must still remain open before it may be marked as done. */
export type LessonWait = {
  /** The lesson's id. */
  lesson: Scalars['ID']['output'];
  /** Counted from the time of the response. */
  seconds: Scalars['Int']['output'];
};

export type SaveLessonProgressInput = {
  /** The documentId of a course that the caller has bought. */
  course: Scalars['ID']['input'];
  /** The id of one of its lessons. */
  lesson: Scalars['ID']['input'];
  /** True if the caller confirmed that the lesson is done or watched it to the end; false if it was only opened. */
  done: Scalars['Boolean']['input'];
};

export type UserDocument = {
  document: Document;
  orderId: Scalars['ID']['output'];
  since: Scalars['DateTime']['output'];
};

/** A signed link to a file. Anyone who has it can open the file for five minutes. */
export type Download = {
  url: Scalars['String']['output'];
  name: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

/** A cart line: an item and, if it has options, one of them. `unitPrice` is for display only: the server sets the price. */
export type CartItem = {
  kind: ItemKind;
  documentId: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  unitPrice: Scalars['Dong']['output'];
  quantity: Scalars['Int']['output'];
  /** Whether an order may contain it only once: a document or a self-paced course. */
  single: Scalars['Boolean']['output'];
  cover: Maybe<Scalars['String']['output']>;
  orderByOption: Maybe<Scalars['Boolean']['output']>;
  /** Group name – option name. */
  optionName: Maybe<Scalars['String']['output']>;
  optionId: Maybe<Scalars['ID']['output']>;
  groupId: Maybe<Scalars['ID']['output']>;
};

/** Why the saved cart was changed. Displayed once. */
export type CartNotice = 'set_aside' | 'storage_full';

/** An account as staff see it. */
export type ManagedUser = {
  documentId: Scalars['ID']['output'];
  fullName: Scalars['String']['output'];
  username: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  company: Maybe<Scalars['String']['output']>;
  position: Maybe<Scalars['String']['output']>;
  registeredAt: Scalars['DateTime']['output'];
  /** Whether the address was confirmed. */
  confirmed: Scalars['Boolean']['output'];
  blocked: Scalars['Boolean']['output'];
  staff: Scalars['Boolean']['output'];
  secondFactor: Scalars['Boolean']['output'];
  /** Whether this is the caller's own account. */
  own: Scalars['Boolean']['output'];
  /** When the account will be deleted, as its owner requested. */
  deletedAfter: Maybe<Scalars['DateTime']['output']>;
  memberType: MemberType;
  memberExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Orders that were placed and not cancelled. */
  orderCount: Scalars['Int']['output'];
  /** The total that was paid and not refunded. */
  spent: Scalars['Dong']['output'];
};

/** A member's term with the notes that staff made. */
export type ManagedTerm = {
  documentId: Scalars['ID']['output'];
  memberType: RenewableType;
  startsOn: Scalars['Date']['output'];
  /** The last day. */
  endsOn: Scalars['Date']['output'];
  /** The last day of a term that was cut short; before `startsOn` if it never began. */
  endedOn: Maybe<Scalars['Date']['output']>;
  source: TermSource;
  value: Scalars['Dong']['output'];
  seats: Scalars['Int']['output'];
  requestCode: Maybe<Scalars['String']['output']>;
  reason: Maybe<Scalars['String']['output']>;
  /** The author; null for a payment reported by the bank. */
  actor: Maybe<Scalars['String']['output']>;
  endReason: Maybe<Scalars['String']['output']>;
  endActor: Maybe<Scalars['String']['output']>;
};

export type ManagedOrder = {
  documentId: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  status: OrderStatus;
  placedAt: Scalars['DateTime']['output'];
  firstTitle: Scalars['String']['output'];
  itemCount: Scalars['Int']['output'];
  total: Scalars['Dong']['output'];
};

/** Pass `next` as `after` to get the next page; null on the last. */
export type ManagedOrderList = {
  items: Array<ManagedOrder>;
  next: Maybe<Scalars['ID']['output']>;
};

/** A member's CPE of one year. */
export type ManagedCpeYear = {
  year: Scalars['Int']['output'];
  hours: Scalars['Float']['output'];
  ethicsHours: Scalars['Float']['output'];
  /** The hours of the certificate with the largest shortfall. */
  missingHours: Scalars['Float']['output'];
};

export type ManagedNotification = {
  documentId: Scalars['ID']['output'];
  kind: NotificationKind;
  title: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  readAt: Maybe<Scalars['DateTime']['output']>;
};

export type ManagedNotificationList = {
  items: Array<ManagedNotification>;
  next: Maybe<Scalars['ID']['output']>;
};

export type EmailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'expired';

/** An email to the account's address, without its text. */
export type ManagedEmail = {
  documentId: Scalars['ID']['output'];
  subject: Scalars['String']['output'];
  state: EmailState;
  at: Scalars['DateTime']['output'];
  sentAt: Maybe<Scalars['DateTime']['output']>;
};

export type ManagedEmailList = {
  items: Array<ManagedEmail>;
  next: Maybe<Scalars['ID']['output']>;
};

export type AuditAction =
  | 'record_created'
  | 'record_updated'
  | 'record_deleted'
  | 'status_changed'
  | 'account_blocked'
  | 'account_unblocked'
  | 'accounts_merged'
  | 'staff_made'
  | 'staff_removed'
  | 'sessions_ended'
  | 'second_factor_set'
  | 'second_factor_replaced'
  | 'second_factor_reset'
  | 'passkey_added'
  | 'passkey_removed'
  | 'term_added'
  | 'term_ended'
  | 'transfer_assigned'
  | 'transfer_returned'
  | 'transfer_merged'
  | 'reversal_closed'
  | 'refund_sent'
  | 'statement_reconciled'
  | 'scan_added'
  | 'scan_cancelled'
  | 'reminders_sent'
  | 'batch_run'
  | 'exported'
  | 'imported';

export type AuditActorKind = 'staff' | 'panel';

/** Without values if the field holds personal data. */
export type AuditChange = {
  field: Scalars['String']['output'];
  before: Maybe<Scalars['String']['output']>;
  after: Maybe<Scalars['String']['output']>;
};

/** An action of a staff member. Never changed or deleted. */
export type AuditEntry = {
  documentId: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  action: AuditAction;
  actorKind: AuditActorKind;
  actorName: Scalars['String']['output'];
  /** The kind of the affected record. */
  subjectKind: Scalars['String']['output'];
  /** The record's number or code, if it has one. */
  subjectLabel: Maybe<Scalars['String']['output']>;
  changes: Array<AuditChange>;
  reason: Maybe<Scalars['String']['output']>;
};

export type AuditEntryList = {
  items: Array<AuditEntry>;
  next: Maybe<Scalars['ID']['output']>;
};

export type AddTermInput = {
  id: Scalars['ID']['input'];
  memberType: RenewableType;
  startsOn: Scalars['Date']['input'];
  endsOn: Scalars['Date']['input'];
  /** The number of seats for colleagues of a company. */
  seats?: InputMaybe<Scalars['Int']['input']>;
  reason: Scalars['String']['input'];
};

export type EndTermInput = {
  id: Scalars['ID']['input'];
  lastDay: Scalars['Date']['input'];
  reason: Scalars['String']['input'];
};

export type BlockUserInput = {
  id: Scalars['ID']['input'];
  blocked: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};

export type StaffRoleInput = {
  id: Scalars['ID']['input'];
  staff: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};

export type EndUserSessionsInput = {
  id: Scalars['ID']['input'];
  /** The session to end; if absent, all sessions end. */
  session?: InputMaybe<Scalars['ID']['input']>;
  reason: Scalars['String']['input'];
};

export type MemberBenefit = {
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  /** An Iconify name. */
  icon: Maybe<Scalars['String']['output']>;
  url: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
};

/** The price of a membership for a number of years. */
export type RenewPrice = {
  memberType: RenewableType;
  years: Scalars['Int']['output'];
  price: Scalars['Dong']['output'];
  /** The number of seats for colleagues of a company; 0 for other types. */
  seats: Scalars['Int']['output'];
};

/** The membership types that can be requested. */
export type RenewableType = 'individual' | 'student' | 'corporate';

export type RenewRequestStatus = 'pending_payment' | 'paid' | 'cancelled';

/** How a term begins. */
export type TermBegin =
  /** The term begins on the day it is paid. */
  | 'payment'
  /** The term begins after the last one, which has not ended yet. */
  | 'afterTerm'
  /** The term begins after the last one, which ended a few days ago. */
  | 'grace'
  /** The term begins on the day it is paid and ends terms of another type. */
  | 'change';

/** The remaining value of a term that ends because the type changes. It is deducted from the new term's price. */
export type TermCredit = {
  memberType: RenewableType;
  startsOn: Scalars['Date']['output'];
  endsOn: Scalars['Date']['output'];
  /** The price of the whole term. */
  value: Scalars['Dong']['output'];
  /** How many of `totalDays` remain. */
  days: Scalars['Int']['output'];
  totalDays: Scalars['Int']['output'];
  amount: Scalars['Dong']['output'];
};

/** What a membership costs the caller, and its term if it is paid today. */
export type RenewQuote = {
  memberType: RenewableType;
  years: Scalars['Int']['output'];
  begins: TermBegin;
  startsOn: Scalars['Date']['output'];
  /** The last day. */
  endsOn: Scalars['Date']['output'];
  /** The price of the whole term. */
  price: Scalars['Dong']['output'];
  credits: Array<TermCredit>;
  /** The price minus the credits. */
  total: Scalars['Dong']['output'];
};

/** Where a term comes from: a paid request, a decision of staff, or a membership from before terms were recorded. */
export type TermSource = 'request' | 'staff' | 'carried';

/** A period of membership; days are in Vietnam time. */
export type MembershipTerm = {
  documentId: Scalars['ID']['output'];
  memberType: RenewableType;
  startsOn: Scalars['Date']['output'];
  /** The last day. */
  endsOn: Scalars['Date']['output'];
  /** The last day of a term that was cut short; before `startsOn` if it never began. */
  endedOn: Maybe<Scalars['Date']['output']>;
  source: TermSource;
  seats: Scalars['Int']['output'];
  /** The code of the request that it was paid with. */
  requestCode: Maybe<Scalars['String']['output']>;
};

export type UserMembership = {
  /** The number of days after its end in which a membership still counts and can be renewed without a gap. */
  graceDays: Scalars['Int']['output'];
  /** Oldest first. */
  terms: Array<MembershipTerm>;
  /** The seats that the caller holds. */
  seats: Array<HeldSeat>;
};

/** A seat in a company's membership, as its holder sees it. */
export type HeldSeat = {
  documentId: Scalars['ID']['output'];
  company: Scalars['String']['output'];
  since: Scalars['DateTime']['output'];
};

export type SeatState =
  | 'invited'
  /** The invitation was not accepted in time. */
  | 'expired'
  | 'held';

/** A seat of the caller's company that is assigned or offered to a colleague. */
export type CompanySeat = {
  documentId: Scalars['ID']['output'];
  /** The address that the invitation was sent to. */
  email: Scalars['String']['output'];
  holderName: Maybe<Scalars['String']['output']>;
  state: SeatState;
  invitedAt: Scalars['DateTime']['output'];
  /** The invitation can be accepted until then. */
  expiresAt: Scalars['DateTime']['output'];
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
};

export type CompanySeats = {
  /** The number of seats bought; 0 without a corporate membership. */
  seats: Scalars['Int']['output'];
  /** The number of seats that are neither assigned nor offered. */
  free: Scalars['Int']['output'];
  /** Oldest first, without revoked ones. */
  list: Array<CompanySeat>;
};

export type InviteSeatInput = {
  email: Scalars['String']['input'];
};

export type SeatInput = {
  id: Scalars['ID']['input'];
};

export type AcceptSeatInput = {
  /** The token in the link's fragment. */
  token: Scalars['String']['input'];
};

/** A request for a membership term, which is paid for like an order. */
export type RenewRequest = {
  documentId: Scalars['ID']['output'];
  /** The payment reference, e.g. `GH26A7K3Q`. */
  code: Scalars['String']['output'];
  memberType: RenewableType;
  years: Scalars['Int']['output'];
  /** The amount due, with `credit` deducted. */
  price: Scalars['Dong']['output'];
  /** The remaining value of the terms that it replaces. */
  credit: Scalars['Dong']['output'];
  status: RenewRequestStatus;
  requestedAt: Scalars['DateTime']['output'];
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** The membership's expiry date after the payment; null until then. */
  memberExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Null once no payment is due. */
  payment: Maybe<PaymentInstructions>;
};

export type RenewRequestInput = {
  memberType: RenewableType;
  years: Scalars['Int']['input'];
  /** The total the member saw; if it has changed, the response is 409 with the new quote. */
  expectedPrice: Scalars['Dong']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  /** Generated when the form opens and reused until a response arrives. */
  idempotencyKey: Scalars['ID']['input'];
};

export type CancelRenewRequestInput = {
  id: Scalars['ID']['input'];
};

export type NewsCategory = {
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  order: Scalars['Int']['output'];
};

export type NewsPost = {
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
  items: Array<NewsPost>;
  pagination: Pagination;
};

export type NotificationKind =
  | 'order_placed'
  | 'order_paid'
  | 'order_completed'
  | 'order_cancelled'
  | 'order_refunded'
  | 'payment_partial'
  | 'refund_owed'
  | 'refund_sent'
  | 'renewal_requested'
  | 'membership_renewed'
  | 'membership_expiring'
  | 'place_offered'
  | 'offer_lapsed'
  | 'reminder'
  | 'account_changed';

export type Notification = {
  documentId: Scalars['ID']['output'];
  kind: NotificationKind;
  title: Scalars['String']['output'];
  body: Scalars['String']['output'];
  /** The target path on this site. */
  url: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  readAt: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationPage = {
  items: Array<Notification>;
  pagination: Pagination;
  /** The unread count across all pages. */
  unread: Scalars['Int']['output'];
};

/** The notifications that were marked as read, and the number that remain unread. */
export type NotificationsRead = {
  notifications: Array<Notification>;
  unread: Scalars['Int']['output'];
};

export type ReadNotificationsInput = {
  /** The ids of the caller's notifications. Those of other members are ignored. */
  ids: Array<Scalars['ID']['input']>;
};

export type OrderStatus = 'pending_payment' | 'paid' | 'completed' | 'cancelled' | 'refunded';

export type QuoteDiscountType = 'member' | 'quantity' | 'code';

/** A line as priced by the server at the time of the response. */
export type QuoteLine = {
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
  /** The unit price for this buyer before quantity discounts: the list price or the member price. */
  unitPrice: Scalars['Dong']['output'];
  /** `unitPrice × quantity`. */
  amount: Scalars['Dong']['output'];
};

export type QuoteDiscount = {
  type: QuoteDiscountType;
  label: Scalars['String']['output'];
  amount: Scalars['Dong']['output'];
};

/** `total = subtotal − Σ discounts`, never below 0; `subtotal` is Σ `listPrice × quantity`. */
export type Quote = {
  lines: Array<QuoteLine>;
  subtotal: Scalars['Dong']['output'];
  discounts: Array<QuoteDiscount>;
  total: Scalars['Dong']['output'];
};

/** How to pay by bank transfer. `vietQr` is the EMVCo payload of the QR code. */
export type PaymentInstructions = {
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
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  address: Maybe<Scalars['String']['output']>;
};

export type InvoiceBuyer = 'person' | 'company';

export type OrderInvoice = {
  buyer: InvoiceBuyer;
  name: Scalars['String']['output'];
  taxCode: Maybe<Scalars['String']['output']>;
  address: Scalars['String']['output'];
  email: Scalars['String']['output'];
};

export type OrderLine = {
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
  /** A seminar's online meeting; available once the order is paid. */
  meetingUrl: Maybe<Scalars['String']['output']>;
};

/** Who changed an order's status, to what, and when. */
export type OrderStatusChange = {
  documentId: Scalars['ID']['output'];
  status: OrderStatus;
  at: Scalars['DateTime']['output'];
  /** `Quý khách`, `Nhân viên` or `Hệ thống`. */
  by: Scalars['String']['output'];
  note: Maybe<Scalars['String']['output']>;
};

export type Order = {
  documentId: Scalars['ID']['output'];
  /** The payment reference, e.g. `DH26A7K3Q`. */
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
  /** Null once no payment is due. */
  payment: Maybe<PaymentInstructions>;
  lines: Array<OrderLine>;
  history: Array<OrderStatusChange>;
};

export type OrderPage = {
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
  /** Case and surrounding spaces are ignored. If the code does not apply, the response is 400 with the reason. */
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
  /** A company invoice is not valid without it. */
  taxCode?: InputMaybe<Scalars['String']['input']>;
  address: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type AddUserOrderInput = {
  items: Array<OrderItemInput>;
  customer: OrderCustomerInput;
  invoice?: InputMaybe<OrderInvoiceInput>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** If the code no longer applies, the response is 409 with a new quote. */
  discountCode?: InputMaybe<Scalars['String']['input']>;
  /** The total the buyer saw; if it has changed, the response is 409 with a new quote. */
  expectedTotal: Scalars['Dong']['input'];
  /** Generated when checkout opens and reused until a response arrives. */
  idempotencyKey: Scalars['ID']['input'];
};

export type CancelOrderInput = {
  id: Scalars['ID']['input'];
};

export type DiscountType = 'percent' | 'amount';

/** A discount code's terms, and whether the caller may use it now. */
export type Discount = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: DiscountType;
  /** A whole percentage for `percent`, đồng for `amount`. */
  value: Scalars['Int']['output'];
  /** The cap on a percentage discount. */
  maxAmount: Maybe<Scalars['Dong']['output']>;
  minSubtotal: Scalars['Dong']['output'];
  appliesTo: Array<ItemKind>;
  startsAt: Maybe<Scalars['DateTime']['output']>;
  endsAt: Maybe<Scalars['DateTime']['output']>;
  applies: Scalars['Boolean']['output'];
  /** Why the code does not apply, as text for the buyer. */
  reason: Maybe<Scalars['String']['output']>;
};

export type TextSection = {
  heading: Maybe<Scalars['String']['output']>;
  body: Scalars['Blocks']['output'];
};

export type Step = {
  title: Scalars['String']['output'];
  detail: Scalars['String']['output'];
};

/** Instructions in their order. */
export type StepsSection = {
  heading: Maybe<Scalars['String']['output']>;
  steps: Array<Step>;
};

export type TableRow = {
  cells: Array<Scalars['String']['output']>;
};

export type TableSection = {
  heading: Maybe<Scalars['String']['output']>;
  /** Describes the table to screen readers. */
  caption: Scalars['String']['output'];
  columns: Array<Scalars['String']['output']>;
  rows: Array<TableRow>;
};

export type FaqEntry = {
  question: Scalars['String']['output'];
  answer: Scalars['String']['output'];
};

export type FaqSection = {
  heading: Maybe<Scalars['String']['output']>;
  entries: Array<FaqEntry>;
};

export type CallToActionSection = {
  heading: Maybe<Scalars['String']['output']>;
  text: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  /** A path on this site or an absolute URL. */
  url: Scalars['String']['output'];
};

export type DownloadEntry = {
  title: Scalars['String']['output'];
  file: PublicFile;
};

export type DownloadsSection = {
  heading: Maybe<Scalars['String']['output']>;
  downloads: Array<DownloadEntry>;
};

export type Section =
  | TextSection
  | StepsSection
  | TableSection
  | FaqSection
  | CallToActionSection
  | DownloadsSection;

/** One of the institute's fixed pages, made of sections. */
export type SinglePage = {
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  cover: Maybe<Image>;
  seo: Maybe<Seo>;
  sections: Array<Section>;
};

export type Hero = {
  title: Scalars['String']['output'];
  lead: Scalars['String']['output'];
  label: Maybe<Scalars['String']['output']>;
  url: Maybe<Scalars['String']['output']>;
  image: Maybe<Image>;
};

export type Highlight = {
  title: Scalars['String']['output'];
  detail: Scalars['String']['output'];
  /** An Iconify name. */
  icon: Maybe<Scalars['String']['output']>;
  url: Maybe<Scalars['String']['output']>;
};

/** A figure of the institute, e.g. how many members it has. */
export type Figure = {
  /** As displayed: `1.240`. */
  value: Scalars['String']['output'];
  /** What the figure counts. */
  label: Scalars['String']['output'];
};

export type HomePage = {
  documentId: Scalars['ID']['output'];
  hero: Hero;
  highlights: Array<Highlight>;
  featuredCourses: Array<Course>;
  featuredSeminars: Array<Seminar>;
  featuredDocuments: Array<Document>;
  featuredNews: Array<NewsPost>;
  partners: Array<Partner>;
  figures: Array<Figure>;
  /** The date of the figures. */
  figuresOn: Maybe<Scalars['Date']['output']>;
  seo: Maybe<Seo>;
};

/** Who reports a transfer: the bank's own webhook, a payment provider, or a statement. */
export type TransferProvider = 'bank' | 'sepay' | 'payos' | 'casso' | 'statement';

/** The reason for a refund. */
export type RefundReason = 'late' | 'double' | 'excess' | 'cancelled' | 'refunded' | 'unmatched';

export type RefundState = 'owed' | 'sent';

/** An incoming transfer that is not assigned to an order or request yet. */
export type UnmatchedTransfer = {
  documentId: Scalars['ID']['output'];
  /** The provider that reported it first. */
  provider: TransferProvider;
  /** The bank's own reference. */
  reference: Maybe<Scalars['String']['output']>;
  amount: Scalars['Dong']['output'];
  description: Scalars['String']['output'];
  bankedAt: Scalars['DateTime']['output'];
  /** The code in its text, even if no order or request has this code. */
  code: Maybe<Scalars['String']['output']>;
  /** The transfer that this one may be a duplicate report of. */
  candidate: Maybe<CandidateTransfer>;
};

/** A transfer with the same amount and purpose, reported by another provider. */
export type CandidateTransfer = {
  documentId: Scalars['ID']['output'];
  provider: TransferProvider;
  reference: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  bankedAt: Scalars['DateTime']['output'];
};

export type UnmatchedTransferPage = {
  items: Array<UnmatchedTransfer>;
  pagination: Pagination;
};

/** A refund, due or sent. */
export type Refund = {
  documentId: Scalars['ID']['output'];
  amount: Scalars['Dong']['output'];
  reason: RefundReason;
  state: RefundState;
  /** The code of the order or membership request; null for a transfer without a code. */
  code: Maybe<Scalars['String']['output']>;
  payerName: Maybe<Scalars['String']['output']>;
  payerEmail: Maybe<Scalars['String']['output']>;
  /** The text of the original transfer. */
  description: Scalars['String']['output'];
  bankedAt: Scalars['DateTime']['output'];
  owedAt: Scalars['DateTime']['output'];
  sentAt: Maybe<Scalars['DateTime']['output']>;
  sentBy: Maybe<Scalars['String']['output']>;
  /** The bank's reference of the refund transfer. */
  sentReference: Maybe<Scalars['String']['output']>;
};

export type RefundPage = {
  items: Array<Refund>;
  pagination: Pagination;
  /** The total of all refunds due, on all pages. */
  owed: Scalars['Dong']['output'];
};

/** The amount of a transfer that pays for one order or membership request. */
export type AssignedPart = {
  code: Scalars['String']['output'];
  allocated: Scalars['Dong']['output'];
};

/** What staff assigned a transfer to. */
export type AssignedTransfer = {
  parts: Array<AssignedPart>;
  /** The refund due. */
  owed: Scalars['Dong']['output'];
};

/** A credit of a statement that no webhook reported. */
export type ImportedLine = {
  day: Scalars['Date']['output'];
  amount: Scalars['Dong']['output'];
  description: Scalars['String']['output'];
  reference: Maybe<Scalars['String']['output']>;
  /** The codes of the orders or requests that it pays for; null if staff must assign it. */
  code: Maybe<Scalars['String']['output']>;
};

/** A credit whose amount differs from the webhook's. */
export type DifferingLine = {
  day: Scalars['Date']['output'];
  /** The amount in the statement. */
  amount: Scalars['Dong']['output'];
  reportedAmount: Scalars['Dong']['output'];
  provider: TransferProvider;
  description: Scalars['String']['output'];
  reference: Maybe<Scalars['String']['output']>;
};

/** A transfer that webhooks reported and the statement does not list. */
export type MissingTransfer = {
  provider: TransferProvider;
  amount: Scalars['Dong']['output'];
  description: Scalars['String']['output'];
  reference: Maybe<Scalars['String']['output']>;
  bankedAt: Scalars['DateTime']['output'];
  code: Maybe<Scalars['String']['output']>;
};

/** What a column of a statement contains. */
export type StatementColumn =
  | 'date'
  | 'credit'
  | 'debit'
  | 'amount'
  | 'sign'
  | 'description'
  | 'reference';

/** A line that could not be read. */
export type BadStatementLine = {
  /** The row number in the file, from 1. */
  row: Scalars['Int']['output'];
  column: StatementColumn;
  /** The error and its fix. */
  message: Scalars['String']['output'];
};

/** Whether day or month comes first in dates such as 11/5/2026. */
export type DayOrder = 'day_first' | 'month_first';

/** Each list contains at most the first 200 entries. The counts include all of them. */
export type StatementReport = {
  /** The first and last day of the statement's lines. */
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  /** The number of credits that were already known. */
  matched: Scalars['Int']['output'];
  /** The number of debit lines, which are ignored. */
  outgoing: Scalars['Int']['output'];
  /** The sum of all credits. */
  credited: Scalars['Dong']['output'];
  /**
   * The number of lines not processed yet. A call stops after a few seconds; send the same file again until this is 0.
   * Until then, `missing` is incomplete.
   */
  remaining: Scalars['Int']['output'];
  /** The number of entries that reverse a credit or debit. They pay nothing; staff handle them. */
  reversals: Scalars['Int']['output'];
  /** The number of reversals that no earlier statement listed. */
  newReversals: Scalars['Int']['output'];
  taken: Array<ImportedLine>;
  importedCount: Scalars['Int']['output'];
  differing: Array<DifferingLine>;
  differingCount: Scalars['Int']['output'];
  missing: Array<MissingTransfer>;
  missingCount: Scalars['Int']['output'];
  /** Lines that staff chose to skip. */
  badLines: Array<BadStatementLine>;
  badCount: Scalars['Int']['output'];
};

/** What a reversal reverses: a credit or a debit. */
export type ReversedEntry = 'credit' | 'debit';

export type ReversalState = 'open' | 'closed';

/** The transfer that was reversed. */
export type ReversedTransfer = {
  documentId: Scalars['ID']['output'];
  provider: TransferProvider;
  reference: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  bankedAt: Scalars['DateTime']['output'];
  /** The codes of the orders or requests that it pays for. */
  code: Maybe<Scalars['String']['output']>;
};

/** A negative entry of a statement. */
export type StatementReversal = {
  documentId: Scalars['ID']['output'];
  reverses: ReversedEntry;
  /** The reversed amount, above 0. */
  amount: Scalars['Dong']['output'];
  description: Scalars['String']['output'];
  reference: Maybe<Scalars['String']['output']>;
  bankedAt: Scalars['DateTime']['output'];
  /** Null unless exactly one transfer matches. */
  transfer: Maybe<ReversedTransfer>;
  state: ReversalState;
  /** How staff handled it. */
  note: Maybe<Scalars['String']['output']>;
  closedBy: Maybe<Scalars['String']['output']>;
  closedAt: Maybe<Scalars['DateTime']['output']>;
};

export type StatementReversalPage = {
  items: Array<StatementReversal>;
  pagination: Pagination;
};

export type ReconcileStatementInput = {
  /** The file, CSV or XLSX, in Base64. */
  content: Scalars['String']['input'];
  /** Required only if the dates in the file do not show it. */
  dayOrder?: InputMaybe<DayOrder>;
  /** Imports the readable lines and lists the unreadable ones. By default a file with unreadable lines is rejected. */
  withoutBad?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MergeTransferInput = {
  id: Scalars['ID']['input'];
  /** The candidate that it is a duplicate report of. */
  into: Scalars['ID']['input'];
};

export type CloseReversalInput = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};

export type TransferPartInput = {
  code: Scalars['String']['input'];
  /** At most the amount due. By default the whole amount due, or the rest of the transfer if that is less. */
  amount?: InputMaybe<Scalars['Dong']['input']>;
};

export type AssignTransferInput = {
  id: Scalars['ID']['input'];
  /** One part without an amount is treated as if the transfer's text contained its code. */
  parts: Array<TransferPartInput>;
};

export type ReturnTransferInput = {
  id: Scalars['ID']['input'];
};

export type CloseRefundInput = {
  id: Scalars['ID']['input'];
  reference: Scalars['String']['input'];
};

/** Emails that a member may opt out of. */
export type EmailKind = 'membership_reminders' | 'order_reminders';

export type ConsentKind = 'personal_data' | 'membership_reminders' | 'order_reminders';

/** A member's consent or refusal. Records are never changed or deleted. */
export type ConsentRecord = {
  kind: ConsentKind;
  agreed: Scalars['Boolean']['output'];
  /** The version of the consent text. */
  version: Scalars['String']['output'];
  /** The consent text that was displayed. */
  text: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
};

export type EmailChoice = {
  kind: EmailKind;
  wanted: Scalars['Boolean']['output'];
};

/** The caller's personal data at the institute, and the caller's consents. */
export type PersonalData = {
  /** Latest first. */
  consents: Array<ConsentRecord>;
  emails: Array<EmailChoice>;
  /** When the account will be deleted; null if no deletion was requested. */
  deletionDueAt: Maybe<Scalars['DateTime']['output']>;
};

export type PersonalDataFormat =
  /** Machine-readable. */
  | 'json'
  /** Human-readable. */
  | 'html';

export type ChooseEmailsInput = {
  kind: EmailKind;
  wanted: Scalars['Boolean']['input'];
};

/** The kinds of search result; `page` is one of the fixed pages. */
export type SearchKind =
  | 'course'
  | 'document'
  | 'seminar'
  | 'news'
  | 'standard'
  | 'service'
  | 'about'
  | 'person'
  | 'page';

/** A range of a text in UTF-16 code units, `end` exclusive. */
export type SearchMark = {
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** A text with the ranges that match the query. */
export type SearchText = {
  text: Scalars['String']['output'];
  marks: Array<SearchMark>;
};

export type SearchHit = {
  kind: SearchKind;
  title: SearchText;
  /** The best-matching paragraph, cut to about two lines. */
  excerpt: SearchText;
  slug: Maybe<Scalars['String']['output']>;
  /** A part of its URL: a post's category, a person's group or the path of a fixed page. */
  within: Maybe<Scalars['String']['output']>;
  /** The start of an event or the date of publication: a DateTime or a Date. */
  date: Maybe<Scalars['String']['output']>;
};

export type SearchCount = {
  kind: SearchKind;
  count: Scalars['Int']['output'];
  /** There may be more results than `count`, because only ranked results are counted. */
  more: Scalars['Boolean']['output'];
};

export type SearchPage = {
  items: Array<SearchHit>;
  pagination: Pagination;
  /** For every kind that may have results, regardless of the requested `kind`. */
  counts: Array<SearchCount>;
  /** True if not all matches were ranked. A narrower query finds the rest. */
  bounded: Scalars['Boolean']['output'];
  /** If no record matches all terms, the terms that do match. */
  suggestion: Maybe<Scalars['String']['output']>;
};

/** A login on one device. It ends at logout or after two weeks without use. */
export type LoginSession = {
  documentId: Scalars['ID']['output'];
  /** The browser's name from its user agent; null if unknown. */
  browser: Maybe<Scalars['String']['output']>;
  system: Maybe<Scalars['String']['output']>;
  /** The first half of the IP address of its last use; null if unknown. */
  network: Maybe<Scalars['String']['output']>;
  startedAt: Scalars['DateTime']['output'];
  /** When it was last used, rounded to ten minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Whether it is the caller's current session. */
  current: Scalars['Boolean']['output'];
};

export type EndLoginSessionInput = {
  id: Scalars['ID']['input'];
};

export type ConfirmIdentityInput = {
  password: Scalars['String']['input'];
  /** A code from the authenticator app, or a recovery code. Required if the second factor is on. */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** A pending change to a new address. */
export type EmailChange = {
  email: Scalars['String']['output'];
  until: Scalars['DateTime']['output'];
};

/** How the account is secured. */
export type AccountSecurity = {
  emailChange: Maybe<EmailChange>;
  secondFactor: SecondFactorState;
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Whether an authenticator app is set up. Passkeys are listed separately. */
  hasApp: Scalars['Boolean']['output'];
};

export type SecondFactorState =
  | 'off'
  | 'on'
  /** The second factor is off, but required for staff. Staff pages are unavailable until it is on. */
  | 'needed'
  /** The second factor is on, but this session was not verified by it. Staff pages are unavailable until then. */
  | 'unproved';

/** The data for setting up an authenticator app: the URI to show as a QR code, and its secret to type in. */
export type SecondFactorSetup = {
  secret: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

/** Each replaces the app's code once. They are shown only once. */
export type RecoveryCodes = {
  codes: Array<Scalars['String']['output']>;
};

export type ConfirmSecondFactorInput = {
  code: Scalars['String']['input'];
};

/** A key pair in the user's device or password manager. The user logs in with fingerprint, face or PIN. */
export type Passkey = {
  documentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
};

/** The options for the browser's WebAuthn call, as JSON. The challenge can be used once, within five minutes. */
export type PasskeyOptions = {
  json: Scalars['String']['output'];
};

export type AddPasskeyInput = {
  name: Scalars['String']['input'];
  /** The browser's WebAuthn response, as JSON. */
  credential: Scalars['String']['input'];
};

export type PasskeyInput = {
  /** The browser's WebAuthn response, as JSON. */
  credential: Scalars['String']['input'];
};

export type RemovePasskeyInput = {
  id: Scalars['ID']['input'];
};

export type ResetSecondFactorInput = {
  userId: Scalars['ID']['input'];
  /** The reason, for the email to the user and the audit log. */
  reason: Scalars['String']['input'];
};

export type ChangeEmailInput = {
  email: Scalars['String']['input'];
};

export type ConfirmEmailInput = {
  /** The code in the email to the new address. It can be used once, within ten minutes. */
  code: Scalars['String']['input'];
};

export type StopEmailChangeInput = {
  /** The token in an email to the old address. It can be used once, within a week. */
  code: Scalars['String']['input'];
};

/** The kinds of open tasks for staff. */
export type WorkKind =
  /** A transfer that does not match an order or request. */
  | 'transfer'
  /** An order awaiting payment. */
  | 'payment'
  /** A refund due. */
  | 'refund'
  /** A membership request whose payment staff may confirm. */
  | 'membership_request'
  /** An unanswered message. */
  | 'contact'
  /** A seat that was offered to the first person in line and is not yet ordered. */
  | 'waiting_offer'
  /** A request to delete an account. */
  | 'data_request'
  /** An email that could not be sent. */
  | 'email'
  /** An expired certificate whose state is not updated yet. */
  | 'certificate'
  /** A past event with attendees who never checked out. */
  | 'attendance';

export type WorkItem = {
  /** The record's documentId; for a data request, the account's. */
  documentId: Scalars['ID']['output'];
  kind: WorkKind;
  /** A code, number, title or subject. */
  about: Scalars['String']['output'];
  who: Maybe<Scalars['String']['output']>;
  amount: Maybe<Scalars['Dong']['output']>;
  since: Scalars['DateTime']['output'];
  /** The deadline that follows from the law, the institute's commitment or an expiry date; null if there is none. */
  due: Maybe<Scalars['DateTime']['output']>;
  /** Only for `attendance`: the kind of the event. */
  eventKind: Maybe<ItemKind>;
};

/** The number of tasks, at most 1,000. */
export type WorkCount = {
  kind: WorkKind;
  count: Scalars['Int']['output'];
};

export type WorkList = {
  items: Array<WorkItem>;
  /** Pass it as `after` to get the next page; null on the last. */
  next: Maybe<Scalars['ID']['output']>;
  counts: Array<WorkCount>;
};

/** A set of standards, e.g. the Global Internal Audit Standards. */
export type StandardList = {
  documentId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  order: Scalars['Int']['output'];
};

export type StandardPage = {
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

/** A ticket for one seat in a seminar or a course with dates, valid while its order is paid. */
export type EventTicket = {
  /** The booking's id and the ticket's number. */
  documentId: Scalars['ID']['output'];
  /** The ticket's number in its booking, from 1. */
  number: Scalars['Int']['output'];
  /** The content of its QR code, e.g. `7K3Q-X9A4-BDMP-22FH`. */
  code: Scalars['String']['output'];
  /** The attendee's name as the buyer entered it; null for the buyer's own first ticket, or until an attendee is named. */
  attendeeName: Maybe<Scalars['String']['output']>;
  attendeeEmail: Maybe<Scalars['String']['output']>;
  /** Whether its CPE hours are credited to the caller. */
  own: Scalars['Boolean']['output'];
  /** Whether the caller may still name the attendee. */
  nameable: Scalars['Boolean']['output'];
  /** Minutes of attendance between check-in and check-out. */
  minutes: Scalars['Int']['output'];
};

/** The tickets of one order line; of another user's order, only those in the caller's name. */
export type TicketBooking = {
  /** The order line's id. */
  documentId: Scalars['ID']['output'];
  /** `seminar` or `course`. */
  kind: ItemKind;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Group name – option name. */
  optionName: Maybe<Scalars['String']['output']>;
  startAt: Scalars['DateTime']['output'];
  endAt: Scalars['DateTime']['output'];
  /** Null for a course. */
  venue: Maybe<Scalars['String']['output']>;
  meetingUrl: Maybe<Scalars['String']['output']>;
  /** Null if another user placed the order. */
  orderId: Maybe<Scalars['ID']['output']>;
  tickets: Array<EventTicket>;
  /** The caller's certificate of attendance. */
  certificate: Maybe<AttendanceCertificate>;
};

export type TicketBookingPage = {
  items: Array<TicketBooking>;
  pagination: Pagination;
};

export type NameAttendeeInput = {
  /** A ticket of the caller's order. */
  ticket: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  /** The account that gets the CPE hours. */
  email?: InputMaybe<Scalars['String']['input']>;
};

/** An action on all accounts that match a filter. */
export type BatchAction = 'remind_membership' | 'remind_unpaid' | 'block' | 'unblock';

export type BatchState =
  /** The accounts are selected, but nothing was done yet. */
  | 'draft'
  | 'running'
  | 'done'
  /** It stopped before its last row, because the user who ran it is no longer staff. */
  | 'stopped';

export type BatchOutcome = 'ready' | 'done' | 'left_out' | 'failed';

/** Why an account was skipped or failed. */
export type BatchReason =
  | 'own'
  | 'staff'
  | 'blocked'
  | 'open'
  | 'deleted'
  | 'no_membership'
  | 'expires_late'
  | 'no_unpaid_order'
  | 'reminded'
  | 'not_staff'
  | 'error';

export type BatchCount = {
  outcome: BatchOutcome;
  /** Null for rows that are ready or done. */
  reason: Maybe<BatchReason>;
  count: Scalars['Int']['output'];
};

/** The reminder's text, with the data of its first recipient. */
export type BatchEmail = {
  to: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  greeting: Scalars['String']['output'];
  paragraphs: Array<Scalars['String']['output']>;
  action: Scalars['String']['output'];
};

/** The accounts that matched a filter when the batch was prepared, and the result for each. */
export type UserBatch = {
  documentId: Scalars['ID']['output'];
  action: BatchAction;
  state: BatchState;
  total: Scalars['Int']['output'];
  counts: Array<BatchCount>;
  /** A preview of the reminder; null unless the batch is a draft of reminders with at least one recipient. */
  email: Maybe<BatchEmail>;
  /** The user who ran it, or who prepared it if it was not run yet. */
  actorName: Scalars['String']['output'];
  why: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  startedAt: Maybe<Scalars['DateTime']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Pass `next` as `after` to get the next page; null on the last. */
export type UserBatchList = {
  items: Array<UserBatch>;
  next: Maybe<Scalars['ID']['output']>;
};

export type UserBatchRow = {
  documentId: Scalars['ID']['output'];
  /** The account's `documentId`; null once it is deleted. */
  user: Maybe<Scalars['ID']['output']>;
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  outcome: BatchOutcome;
  reason: Maybe<BatchReason>;
};

export type UserBatchRowList = {
  items: Array<UserBatchRow>;
  next: Maybe<Scalars['ID']['output']>;
};

/** The filter of the accounts, as in `analysisUsers`. */
export type PrepareBatchInput = {
  action: BatchAction;
  q?: InputMaybe<Scalars['String']['input']>;
  memberType?: InputMaybe<MemberType>;
  expiresFrom?: InputMaybe<Scalars['Date']['input']>;
  expiresBefore?: InputMaybe<Scalars['Date']['input']>;
  role?: InputMaybe<AccountRole>;
  blocked?: InputMaybe<Scalars['Boolean']['input']>;
  certification?: InputMaybe<Certification>;
  cpeShort?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RunBatchInput = {
  id: Scalars['ID']['input'];
  why: Scalars['String']['input'];
};

export type WaitingState =
  /** The member is in line. */
  | 'waiting'
  /** A seat is reserved for the member until `offerEndsAt`. */
  | 'offered'
  /** The member ordered the offered seat. */
  | 'ordered'
  /** The member did not order the offered seat in time. */
  | 'lapsed'
  /** The member left the waiting list or declined the seat. */
  | 'left'
  /** The item is no longer on sale, or the account is blocked. */
  | 'closed';

/** A member's position in the waiting list of a sold-out course, seminar or seminar option. */
export type WaitingEntry = {
  documentId: Scalars['ID']['output'];
  kind: ItemKind;
  itemDocumentId: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  groupId: Maybe<Scalars['ID']['output']>;
  optionId: Maybe<Scalars['ID']['output']>;
  /** Group name – option name. */
  optionName: Maybe<Scalars['String']['output']>;
  /** The list price, for display. */
  price: Scalars['Dong']['output'];
  state: WaitingState;
  joinedAt: Scalars['DateTime']['output'];
  /** 1 for the first in line; null once a seat is offered. */
  position: Maybe<Scalars['Int']['output']>;
  /** The offered seat is reserved until then. */
  offerEndsAt: Maybe<Scalars['DateTime']['output']>;
};

export type JoinWaitingListInput = {
  kind: ItemKind;
  documentId: Scalars['ID']['input'];
  groupId?: InputMaybe<Scalars['ID']['input']>;
  optionId?: InputMaybe<Scalars['ID']['input']>;
};

export type LeaveWaitingListInput = {
  id: Scalars['ID']['input'];
};
