import fc, { type Arbitrary } from 'fast-check';
import type { Endpoint } from 'rest-contract/contract';
import { bodyOf } from './bodies';
import { targetOf, type KnownValues } from './targets';

export const callers = ['visitor', 'member', 'other', 'staff', 'forged'] as const;
export type Caller = (typeof callers)[number];

export interface FuzzRequest {
  caller: Caller;
  method: string;
  /** Path and query below `/api`, as sent. */
  target: string;
  headers: Record<string, string>;
  body: string | null;
  /** Sent in chunks, without a length. */
  chunked: boolean;
  /** Calls the endpoint as the contract declares it, with any arguments. */
  plain: boolean;
}

const oddHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { cookie: 'refresh=x.y.z' },
      { cookie: 'refresh=; refresh=%00; __proto__=1' },
      { accept: 'text/html' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-forwarded-for': `1.2.3.4, ${'9'.repeat(500)}` },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
      { 'if-none-match': '*', range: 'bytes=0-' },
      { 'content-encoding': 'gzip' },
      { 'x-strapi-refresh-cookie': 'httpOnly' },
      { expect: '100-continue' },
    ),
  },
);

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];

/** Valid, invalid and absurd requests to an endpoint, as any role. */
export function requestsTo(known: KnownValues, endpoint: Endpoint): Arbitrary<FuzzRequest> {
  const { method, access } = endpoint;
  const usual: Caller = access === 'STAFF' ? 'staff' : 'member';
  return fc
    .record({
      caller: fc.oneof(
        { weight: 3, arbitrary: fc.constant(usual) },
        { weight: 2, arbitrary: fc.constantFrom(...callers) },
      ),
      line: targetOf(known, endpoint),
      sent: bodyOf(known, endpoint),
      headers: oddHeaders,
      method: fc.oneof(
        { weight: 14, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
    })
    .map(({ caller, line: { target, plain }, sent, headers, method: by }) => ({
      caller,
      method: by,
      target,
      headers: { ...headers, ...(sent.type !== null && { 'content-type': sent.type }) },
      body: sent.body,
      chunked: sent.chunked,
      plain: plain && by === method && !('range' in headers),
    }));
}
