import { contractLimits } from './generated/contractLimits';

export const limits = {
  ...contractLimits,
  /** Records per request. */
  pageSize: 100,
  /** Rows per page: of a person's own orders, tickets and searches; of the lists of staff and of notifications. */
  shortPage: 10,
  longPage: 20,
  /** Rows are counted up to this number, then shown as "1.000+". */
  counted: 1_000,
  /** Of a report: three years, one of them a leap year. */
  periodDays: 1_096,
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
  /** Per account. */
  passkeys: 10,
  /** Years back that a CPE entry may be made, the current one included. */
  cpeYears: 6,
} as const;
