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

/** A failure as the response describes it; `Messages` supplies what is missing. */
export interface Failure {
  /** The status to report, if it differs from the response's. */
  status?: number;
  code?: string | undefined;
  message?: string | undefined;
  /** Messages by field of the input: `items.0`. */
  fields?: Record<string, string>;
  details?: unknown;
  retryAfterMs?: number | undefined;
}

/** Messages in one language, for failures whose own text is not readable. */
export interface Messages {
  messageFor: (failure: { code: string; status: number }) => string;
  badField: string;
  /** Whether visitors can read a message of the server, that is, whether it is in their language. */
  isReadable: (text: string) => boolean;
}

/** A request before it is sent; changed in place. */
export interface OutgoingRequest {
  url: string;
  headers: Headers;
  readonly method: string;
  /** The endpoint's path in the schema. */
  readonly path: string;
  /** The session's token, if the endpoint requires one. */
  readonly token: string | null;
  /** The operation's context, passed by its caller. */
  readonly context: Readonly<Json>;
}

export interface Encoded {
  body: unknown;
  headers: Headers;
}

/** The conventions of one API that the operations' documents do not contain. */
export interface Adapter {
  messages: Messages;
  /** Readers of scalars beyond those of GraphQL, `Date` and `DateTime`. A scalar without a reader accepts any value. */
  scalars?: Readonly<Record<string, ReadScalar>>;
  /** Null unless the response is a failure. */
  failureOf: (response: JsonResponse) => Failure | null;
  /** Unwraps a successful response. A page becomes `{items, …}`, with the counts that the body or the headers contain. */
  unwrap: (response: JsonResponse, asPage: boolean, asList: boolean) => unknown;
  /** Unwraps a record or list inside a response. */
  unwrapValue?: (value: unknown) => unknown;
  unwrapRecord?: (record: Json, fields: RecordShape) => Json;
  /** `input` is undefined for a mutation without a body. */
  encode: (input: unknown, headers: Headers) => Encoded;
  /** Adds headers and credentials. */
  prepare?: (request: OutgoingRequest) => void;
  /** Whether a path starts or renews a session; no token is sent to it. */
  startsSession?: (path: string) => boolean;
}
