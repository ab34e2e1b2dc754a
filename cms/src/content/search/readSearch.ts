import { cleanPhrase } from 'rest-contract/rules';
import { limits } from '@iia/shared/limits';
import { badField } from '../../platform/errors/HttpError';
import { readWhole } from '../../platform/query/readValues';
import type { SearchKind } from '../../generated/types';
import { queryTokens } from '../../platform/search-index/queryTokens';
import type { Token } from '../../platform/search-index/tokens';
import { sources } from './sources';
import type { Core } from '@strapi/strapi';
import type { Request } from 'koa';
import { clientOf } from '../../platform/limits/clientOf';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import { environment } from '../../platform/environment';

export interface Search {
  /** As typed, cleaned. */
  q: string;
  tokens: Token[];
  kind: SearchKind | null;
  page: number;
}

/** Search-as-you-type sends about three requests a second. */
const limiter = new RateLimiter({ name: 'search', attempts: 240, seconds: 60, perProcess: true });

/**
 * Counts a visitor's search. Requests that did not come through the web host come from our own network and
 * are not limited.
 * @throws HttpError 429
 */
export async function limitSearches(
  strapi: Core.Strapi,
  { ip, ips }: Pick<Request, 'ip' | 'ips'>,
): Promise<void> {
  if (environment().proxyHops > 0 && ips.length === 0) return;
  await limiter.take(strapi, clientOf(ip));
}

/** In display sequence. */
export const searchKinds = [...new Set(sources.map(({ kind }) => kind))];

const MIN_LENGTH = 2;
const MAX_LENGTH = limits.searchLength;

const LAST_PAGE = 100;

/** @throws HttpError 400 with the bad parameter */
export function readSearch({ q, kind, page }: Record<string, unknown>): Search {
  if (typeof q !== 'string') throw badField('q', 'Vui lòng nhập từ khoá tìm kiếm.');
  const text = cleanPhrase(q);
  const length = [...text].length;
  if (length < MIN_LENGTH || length > MAX_LENGTH) {
    throw badField('q', `Từ khoá tìm kiếm có từ ${MIN_LENGTH} đến ${MAX_LENGTH} ký tự.`);
  }
  return {
    q: text,
    tokens: queryTokens(text),
    kind: readKind(kind),
    page: readWhole(page, 'page', 1, LAST_PAGE, 1),
  };
}

function readKind(value: unknown): SearchKind | null {
  if (value === undefined || value === null || value === '') return null;
  const kind = searchKinds.find((known) => known === value);
  if (!kind) throw badField('kind', 'Loại nội dung không hợp lệ.');
  return kind;
}
