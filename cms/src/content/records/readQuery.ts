import { limits } from '@iia/shared/limits';
import { badField } from '../../platform/errors/HttpError';
import type { AnyView } from './ContentView';
import type { Token } from '../../platform/search-index/tokens';
import { readFacets, type Facets } from './readFacets';
import { readFilters, type Condition } from './readFilters';
import { readPopulate, type PartTree } from './readPopulate';
import { isRecord, readList, readWhole } from '../../platform/query/readValues';
import { queryTokens } from '../../platform/search-index/queryTokens';

export interface RecordQuery {
  fields: string[];
  parts: PartTree;
}

export interface ListQuery extends RecordQuery {
  sort: { field: string; direction: 'asc' | 'desc' }[];
  conditions: Condition[];
  facets: Facets;
  /** Tokens that must all match, the last one as a prefix; null without a search. */
  tokens: Token[] | null;
  page: number;
  pageSize: number;
}

type Query = Record<string, unknown>;

const recordKeys = ['fields', 'populate'];
const listKeys = [...recordKeys, 'sort', 'filters', 'pagination', '_q'];

const defaultPageSize = 25;
const maxPage = 1_000_000;

/** @throws HttpError 400 naming the bad parameter */
export function readListQuery(view: AnyView, query: Query): ListQuery {
  rejectUnknown(query, view.facets ? [...listKeys, 'facets'] : listKeys, '');
  if (query.populate === '*') {
    throw badField('populate', 'Danh sách không nhận “populate=*”: hãy nêu tên từng phần cần xem.');
  }
  const pagination = query.pagination ?? {};
  if (!isRecord(pagination)) throw badField('pagination', 'Phân trang không hợp lệ.');
  rejectUnknown(pagination, ['page', 'pageSize'], 'pagination.');
  return {
    ...readParts(view, query),
    sort: readSort(view, query.sort),
    conditions: readFilters(view, query.filters),
    facets: readFacets(view, query.facets),
    tokens: view.search.length > 0 ? readTokens(query._q) : null,
    page: readWhole(pagination.page, 'pagination.page', 1, maxPage, 1),
    pageSize: readWhole(
      pagination.pageSize,
      'pagination.pageSize',
      1,
      limits.pageSize,
      defaultPageSize,
    ),
  };
}

/** @throws HttpError 400 naming the bad parameter */
export function readRecordQuery(view: AnyView, query: Query): RecordQuery {
  rejectUnknown(query, recordKeys, '');
  return readParts(view, query);
}

function readParts(view: AnyView, query: Query): RecordQuery {
  const fields = readList(query.fields, 'fields');
  for (const field of fields) {
    if (field !== 'documentId' && field !== '*' && !Object.hasOwn(view.fields, field)) {
      throw badField('fields', `Không có trường “${field.slice(0, 64)}”.`);
    }
  }
  const all = fields.length === 0 || fields.includes('*');
  return {
    fields: all ? Object.keys(view.fields) : fields.filter((field) => field !== 'documentId'),
    parts: readPopulate(view, query.populate),
  };
}

function readSort(view: AnyView, value: unknown): ListQuery['sort'] {
  const entries = readList(value, 'sort');
  return (entries.length > 0 ? entries : [view.defaultSort]).slice(0, 5).map((entry) => {
    const [field = '', direction = 'asc', ...rest] = entry.split(':');
    const type = Object.hasOwn(view.fields, field) ? view.fields[field] : undefined;
    const sortable =
      field === 'documentId' || (type !== undefined && type !== 'rich' && type !== 'list');
    const sortDirection = direction.toLowerCase();
    if (!sortable || rest.length > 0 || (sortDirection !== 'asc' && sortDirection !== 'desc')) {
      throw badField('sort', `Không thể sắp xếp theo “${entry.slice(0, 64)}”.`);
    }
    return { field, direction: sortDirection };
  });
}

function readTokens(value: unknown): Token[] | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw badField('_q', 'Từ khoá tìm kiếm không hợp lệ.');
  if (value.length > 200) throw badField('_q', 'Từ khoá tìm kiếm có nhiều nhất 200 ký tự.');
  return value.trim() === '' ? null : queryTokens(value);
}

function rejectUnknown(query: Query, known: readonly string[], prefix: string): void {
  const unknown = Object.keys(query).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    const name = `${prefix}${unknown.slice(0, 64)}`;
    throw badField(name, `Không có tham số “${name}”.`);
  }
}
