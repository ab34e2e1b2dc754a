/** Of Node, for files and connections. Not those of a wrong name, e.g. `ENAMETOOLONG`, or of this process, e.g. `EMFILE`. */
const codes = new Set(
  (
    'EACCES EBUSY EDQUOT EIO ENODEV ENOENT ENOSPC ENOTCONN ENOTDIR ENXIO EPERM EROFS ESTALE ' +
    'EAI_AGAIN ECONNABORTED ECONNREFUSED ECONNRESET EHOSTDOWN EHOSTUNREACH ENETDOWN ENETUNREACH ENOTFOUND EPIPE ETIMEDOUT ' +
    'UND_ERR_SOCKET UND_ERR_CONNECT_TIMEOUT'
  ).split(' '),
);

/** Of TLS and HTTP: an expired certificate, or a proxy that responds in another protocol. */
const PROTOCOL = /^(?:CERT_|DEPTH_ZERO_|EPROTO$|ERR_SSL_|ERR_TLS_|HPE_|SELF_SIGNED_|UNABLE_TO_)/;

/** `CredentialsProviderError`: the service that provides the credentials of the role does not respond. */
const names = new Set(['CredentialsProviderError', 'TimeoutError']);

/** The parts of errors of Node, `fetch` and the AWS SDK that are used here. */
interface Failure {
  name?: string;
  code?: unknown;
  cause?: unknown;
  /** Of a response of S3-compatible storage. */
  $metadata?: { httpStatusCode?: number };
}

/**
 * Whether the storage is unavailable, full or refuses the server, so that other calls fail too. A missing file is no
 * error
 * here: stores return null.
 */
export function isStorageFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, cause, $metadata: response } = error as Failure;
  if (response?.httpStatusCode !== undefined) return response.httpStatusCode !== 400;
  if (names.has(name ?? '')) return true;
  if (typeof code === 'string' && (codes.has(code) || PROTOCOL.test(code))) return true;
  return isStorageFailure(cause);
}
