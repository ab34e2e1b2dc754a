/**
 * Kinds of outage. `connection`: every statement fails; `storage`: statements that write fail; `busy`: statements
 * beyond a limit fail.
 */
export type OutageKind = 'connection' | 'storage' | 'busy';

/** Classes of SQLSTATE and single codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const sqlStates: readonly [RegExp, OutageKind][] = [
  // Connection exceptions; the server is shutting down, has crashed, is starting, or became a standby.
  [/^(08...|57P0[123]|25006)$/, 'connection'],
  // Disk full; I/O error.
  [/^(53100|58030)$/, 'storage'],
  // Out of memory, too many connections.
  [/^53...$/, 'busy'],
];

/** https://www.sqlite.org/rescode.html, with extended codes such as `SQLITE_IOERR_WRITE`. */
const sqliteCodes: readonly [RegExp, OutageKind][] = [
  // Not `SQLITE_BUSY`: `waitWhileLocked` repeats the statement, and reports it if that does not help.
  [/^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|NOMEM)/, 'storage'],
];

/** Of Node and of `pg`, whose errors without a server have no code. */
const lostConnection =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const lostConnectionMessage =
  /Connection terminated|Connection ended unexpectedly|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect/;

/**
 * The outage because of which a statement failed, if any. Only for errors of the database: an
 * `ECONNREFUSED` may come from any other service too.
 */
export function classifyFailure(error: unknown): OutageKind | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { code?: unknown };
  const text = typeof code === 'string' ? code : '';
  const known = [...sqlStates, ...sqliteCodes].find(([pattern]) => pattern.test(text));
  if (known) return known[1];
  if (lostConnection.test(text) || lostConnectionMessage.test(error.message)) return 'connection';
  return error.name === 'KnexTimeoutError' ? 'busy' : null;
}
