import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

interface Attribute {
  type: string;
  private?: boolean;
  searchable?: boolean;
  target?: string;
  component?: string;
}

interface Query {
  where?: unknown;
  orderBy?: unknown;
  populate?: unknown;
}

interface QueryParams {
  transform(uid: string, params: unknown): Query;
}

type Check = (attribute: Attribute) => boolean;

const panelUser = 'admin::user';
const logical: readonly string[] = ['$and', '$or', '$not'];

/**
 * Rejects sorting or filtering by fields that no response contains, such as password hashes: the
 * order of the results would reveal them. Strapi removes them from some spellings of a query only, so
 * this checks the parsed query.
 */
export function rejectPrivateQueries(strapi: Core.Strapi): void {
  const attributesOf = (uid: string) =>
    strapi.getModel(uid as 'api::course.course').attributes as unknown as Record<string, Attribute>;

  const checkConditions = (uid: string, conditions: unknown, isHidden: Check): void => {
    for (const [name, nested] of entriesOf(conditions)) {
      const attribute = attributesOf(uid)[name];
      if (attribute && isHidden(attribute)) throw new errors.ValidationError(refusal(name));
      const target = targetOf(attribute);
      if (logical.includes(name)) checkConditions(uid, nested, isHidden);
      else if (target !== undefined) checkConditions(target, nested, hiddenIn(target));
    }
  };

  const check = (uid: string, { where, orderBy, populate }: Query, isHidden: Check): void => {
    checkConditions(uid, where, isHidden);
    checkConditions(uid, orderBy, isHidden);
    for (const [name, nested] of entriesOf(populate)) {
      const target = targetOf(attributesOf(uid)[name]);
      const { on, ...query } = nested as Query & { on?: unknown };
      if (target !== undefined) check(target, query, hiddenIn(target));
      for (const [kind, part] of entriesOf(on)) check(kind, part as Query, isSecret);
    }
  };

  const service = strapi.get('query-params') as QueryParams;
  const { transform } = service;
  service.transform = (uid, params) => {
    const query = transform(uid, params);
    check(uid, query, isSecret);
    return query;
  };
}

const isSecret: Check = ({ type, private: isPrivate, searchable }) =>
  type === 'password' || (isPrivate === true && searchable === false);

const isPrivateField: Check = (attribute) => attribute.private === true || isSecret(attribute);

/** Only the list of panel users contains their emails: authors and editors of records have a name. */
const hiddenIn = (target: string): Check => (target === panelUser ? isPrivateField : isSecret);

const targetOf = (attribute: Attribute | undefined): string | undefined =>
  attribute?.type === 'media' ? 'plugin::upload.file' : (attribute?.target ?? attribute?.component);

/** Entries of an object, or of each object in an array. */
function entriesOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

const refusal = (field: string) => `Không sắp xếp hay lọc được theo “${field}”.`;
