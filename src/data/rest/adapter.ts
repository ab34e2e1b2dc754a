import type { ReadScalar } from './scalars';
import type { RecordShape } from './shape';

type Json = Record<string, unknown>;

/** A response whose body has been read. */
export interface JsonResponse {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined if it is empty, or no JSON in a failure. */
  body: unknown;
}

/** What an answer says of a failure; what it leaves out is said in the words of `Messages`. */
export interface Failure {
  /** The status that is meant, if it is not the answer's. */
  status?: number;
  code?: string | undefined;
  message?: string | undefined;
  /** By the input's field: `items.0`. */
  fields?: Record<string, string>;
  details?: unknown;
  retryAfterMs?: number | undefined;
}

/** What a reader is told, in one language, where the server says nothing that may be shown. */
export interface Messages {
  messageFor: (failure: { code: string; status: number }) => string;
  badField: string;
  /** Whether a server's text may be shown to readers of this language. */
  isShown: (text: string) => boolean;
}

/** A request before it leaves; changed in place. */
export interface OutgoingRequest {
  url: string;
  headers: Headers;
  readonly method: string;
  /** The endpoint's path in the schema. */
  readonly path: string;
  /** Of the session, if the endpoint needs one. */
  readonly token: string | null;
  /** The operation's context, given by its caller. */
  readonly context: Readonly<Json>;
}

export interface Encoded {
  body: unknown;
  headers: Headers;
}

/** How an API speaks: everything that the link knows of it beside the operations' documents. */
export interface Adapter {
  messages: Messages;
  /** Readers of scalars, beside GraphQL's own, `Date` and `DateTime`; any value passes as one without a reader. */
  scalars?: Readonly<Record<string, ReadScalar>>;
  /** Null for an answer that is no failure. */
  failureOf: (response: JsonResponse) => Failure | null;
  /** Takes a successful answer out of its envelope; a page becomes `{items, …}` with its facts, of the body or of headers. */
  open: (response: JsonResponse, asPage: boolean, asList: boolean) => unknown;
  /** Takes a record or list within an answer out of its envelope. */
  openValue?: (value: unknown) => unknown;
  openRecord?: (record: Json, fields: RecordShape) => Json;
  /** `input` is undefined for a change without a body. */
  encode: (input: unknown, headers: Headers) => Encoded;
  /** Adds headers and credentials. */
  prepare?: (request: OutgoingRequest) => void;
  /** Whether a path begins or renews a session, so that no old token goes with it. */
  opensSession?: (path: string) => boolean;
}
