export const limits = {
  /** Lines in a cart or order, and copies or seats per line; mirrored in `QuoteInput` and `OrderItemInput`. */
  cartLines: 50,
  lineQuantity: 100,
  pageSize: 100,
  /** Minimum length of a new password; mirrored in the inputs that set one. */
  passwordLength: 10,
  /** Members per reminder call; mirrored in `UserRemindInput`. */
  remindedMembers: 500,
  /** Members in the statistics whose membership ends soon. */
  expiringMembers: 20,
  /** Bytes of a bank statement's file; `ReconcileStatementInput` contains it as Base64, which is a third longer. */
  statementBytes: 4_000_000,
  /** Lines of a bank statement. */
  statementLines: 20_000,
  /** Lines in each list of a `StatementReport`. */
  statementListed: 200,
  /** Unreadable lines reported at once. */
  badLines: 1_000,
  /** Bytes of a file that is imported, likewise in `CheckImportInput` and `RunImportInput`. */
  importBytes: 240_000,
  /** Rows of such a file, headings included. */
  importRows: 5_000,
  /** Characters. */
  searchLength: 100,
  /** Certificate register: characters of a number and of a name, and results. */
  certificateNumberLength: 40,
  holderNameLength: 100,
  certificatesFound: 50,
  /** Bytes of a file that proves a CPE entry. */
  evidenceBytes: 5_000_000,
  /** Ticket scans per check-in request; mirrored in `RecordScansInput`. */
  scansPerCall: 50,
  /** Per account. */
  passkeys: 10,
  /** Years back that a CPE entry may be made, the current one included. */
  cpeYears: 6,
} as const;
