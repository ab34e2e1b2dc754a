import { isDay } from 'rest-contract/rules';
import { badField } from '../../platform/errors/HttpError';
import { operatorsOf } from '../../generated/content';
import type { AnyView, FieldType, Part } from './ContentView';
import { isRecord } from '../../platform/query/readValues';

export type Scalar = string | number | boolean | Date;

/** A filter checked against the view. */
export type Condition =
  | { kind: 'all' | 'any' | 'none'; conditions: Condition[] }
  | { kind: 'relation'; relation: string; field: string; operator: Operator; values: Scalar[] }
  | { kind: 'field'; field: string; operator: Operator; values: Scalar[] };

export type Operator = (typeof operatorsOf)[keyof typeof operatorsOf][number];

const groups: Record<string, 'all' | 'any' | 'none'> = { $and: 'all', $or: 'any', $not: 'none' };

const maxDepth = 4;
const maxConditions = 30;

/** Strapi's `filters`, on public fields only. @throws HttpError 400 with the filter's path */
export function readFilters(view: AnyView, value: unknown): Condition[] {
  const budget = { left: maxConditions };
  return value === undefined ? [] : readGroup(view, value, ['filters'], budget);
}

type Budget = { left: number };

function readGroup(view: AnyView, value: unknown, path: string[], budget: Budget): Condition[] {
  if (path.length > maxDepth * 2) throw filterError(path, 'Bộ lọc lồng nhau quá sâu.');
  if (!isRecord(value)) throw filterError(path, 'Bộ lọc không hợp lệ.');
  return Object.entries(value).flatMap(([name, inner]): Condition[] => {
    const here = [...path, name];
    const group = Object.hasOwn(groups, name) ? groups[name] : undefined;
    if (group) {
      const members = isRecord(inner) && group === 'none' ? [inner] : asList(inner, here);
      const each = members.map((member, index): Condition => ({
        kind: 'all',
        conditions: readGroup(view, member, [...here, String(index)], budget),
      }));
      return [{ kind: group, conditions: each }];
    }
    const part = Object.hasOwn(view.parts, name) ? view.parts[name] : undefined;
    if (part && isRelated(part)) return readRelation(name, part.fields, inner, here, budget);
    const type = name === 'documentId' ? 'word' : ownType(view.fields, name);
    return readOperators(name, type, inner, here, budget).map((condition) => ({
      kind: 'field',
      ...condition,
    }));
  });
}

function readRelation(
  relation: string,
  filters: Readonly<Record<string, FieldType>>,
  value: unknown,
  path: string[],
  budget: Budget,
): Condition[] {
  if (!isRecord(value)) throw filterError(path, 'Bộ lọc không hợp lệ.');
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = [...path, name];
    return readOperators(name, ownType(filters, name), inner, here, budget).map(
      (condition): Condition => ({ kind: 'relation', relation, ...condition }),
    );
  });
}

/** Not a component, whose fields belong to the record itself. */
const isRelated = ({ fields, many }: Part): boolean => 'documentId' in fields && !many;

function ownType(types: Readonly<Record<string, FieldType>>, name: string): FieldType | undefined {
  return Object.hasOwn(types, name) ? types[name] : undefined;
}

function readOperators(
  field: string,
  type: FieldType | undefined,
  value: unknown,
  path: string[],
  budget: Budget,
): { field: string; operator: Operator; values: Scalar[] }[] {
  if (type === undefined || type === 'rich' || type === 'list') {
    throw filterError(path, 'Không thể lọc theo trường này.');
  }
  const entries = isRecord(value) ? Object.entries(value) : [['$eq', value] as const];
  return entries.map(([name, operand]) => {
    const here = [...path, name];
    budget.left -= 1;
    if (budget.left < 0) throw filterError(here, 'Bộ lọc có quá nhiều điều kiện.');
    const operator = operatorsOf[type].find((known) => known === name);
    if (!operator) throw filterError(here, 'Không có phép so sánh này.');
    return { field, operator, values: readOperand(operator, type, operand, here) };
  });
}

function readOperand(
  operator: Operator,
  type: FieldType,
  operand: unknown,
  path: string[],
): Scalar[] {
  if (operator === '$null' || operator === '$notNull') {
    return [readScalar('boolean', operand, path)];
  }
  if (operator === '$in' || operator === '$notIn') {
    return asList(operand, path).map((each) => readScalar(type, each, path));
  }
  if (operator === '$between') {
    const bounds = asList(operand, path);
    if (bounds.length !== 2) throw filterError(path, 'Khoảng giá trị cần đúng hai đầu.');
    return bounds.map((each) => readScalar(type, each, path));
  }
  return [readScalar(type, operand, path)];
}

/** ISO 8601: a day, or a timestamp with an offset or in UTC. */
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

function readNumber(value: string): number | null {
  const number = value.trim() === '' ? NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

/** PostgreSQL fails on integers outside this range, even in a comparison. */
function isInt4(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
}

function readScalar(type: FieldType, value: unknown, path: string[]): Scalar {
  if (typeof value !== 'string' || value.length > 300 || value.includes('\0')) {
    throw filterError(path, 'Giá trị lọc không hợp lệ.');
  }
  switch (type) {
    case 'number': {
      const number = readNumber(value);
      if (number !== null && isInt4(number)) return number;
      throw filterError(path, 'Giá trị lọc phải là số nguyên, không quá 2.147.483.647.');
    }
    case 'decimal': {
      const number = readNumber(value);
      if (number === null) throw filterError(path, 'Giá trị lọc phải là số.');
      return number;
    }
    case 'date': {
      const date = isoDate.test(value) ? new Date(value) : new Date(NaN);
      if (Number.isNaN(date.getTime()))
        throw filterError(path, 'Giá trị lọc phải là thời điểm ISO 8601.');
      return date;
    }
    case 'day':
      // PostgreSQL fails on nonexistent days.
      if (!isDay(value)) throw filterError(path, 'Giá trị lọc phải là ngày dạng YYYY-MM-DD.');
      return value;
    case 'boolean':
      if (['true', '1'].includes(value)) return true;
      if (['false', '0'].includes(value)) return false;
      throw filterError(path, 'Giá trị lọc phải là true hoặc false.');
    default:
      return value;
  }
}

function asList(value: unknown, path: string[]): unknown[] {
  // The query parser turns a list with large indexes into an object, which is rejected too.
  const list = Array.isArray(value) ? (value as unknown[]) : isRecord(value) ? [] : [value];
  if (list.length === 0 || list.length > 100)
    throw filterError(path, 'Danh sách giá trị không hợp lệ.');
  return list;
}

function filterError(path: string[], message: string) {
  return badField(path.map((part) => part.slice(0, 64)).join('.'), message);
}
