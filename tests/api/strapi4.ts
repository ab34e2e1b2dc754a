import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isUnionType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { componentUid, isRecordType } from 'rest-contract/contract';

type Json = Record<string, unknown>;

/** Media library types: relations in Strapi 4, plain objects in Strapi 5. */
const MEDIA = ['Image', 'PublicFile'];

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The numeric ids that Strapi 4 would use for the records of Strapi 5. */
export class NumericIds {
  private readonly known = new Map<unknown, number>();
  private last = 0;

  of(documentId: unknown): number {
    const id = this.known.get(documentId) ?? this.next();
    this.known.set(documentId, id);
    return id;
  }

  /** For components and files, which have no documentId. */
  next(): number {
    this.last += 1;
    return this.last;
  }
}

/**
 * Converts a Strapi 5 response to Strapi 4's format. The content API wraps entries and files in `{id, attributes}` with
 * a numeric id, and relations in `{data}`; components stay flat and have an id. Users and roles are flat, with a
 * numeric id. `meta` and errors are the same in both.
 */
export class Strapi4 {
  constructor(
    private readonly schema: GraphQLSchema,
    readonly ids = new NumericIds(),
  ) {}

  /** An account call's response: users have no envelope. */
  users(body: unknown): unknown {
    return this.flat(isJson(body) && 'data' in body ? body.data : body);
  }

  private flat(value: unknown): unknown {
    if (!isJson(value)) return value;
    const { documentId, ...own } = value;
    const fields = Object.entries(own).map(([name, each]) => [name, this.flat(each)]);
    const id = documentId === undefined ? {} : { id: this.ids.of(documentId) };
    return { ...id, ...Object.fromEntries(fields) };
  }

  /** The content API's response for a field of this type. */
  entries(type: GraphQLOutputType, body: unknown): unknown {
    if (!isJson(body) || !('data' in body) || 'error' in body) return body;
    const entry = this.entryType(type);
    const { data, meta = {} } = body;
    return {
      data: Array.isArray(data)
        ? data.map((each) => this.entry(entry, each))
        : this.entry(entry, data),
      meta,
    };
  }

  /** `NewsPostPage`, `[Partner!]!` and `HomePage` return entries of NewsPost, Partner and HomePage. */
  private entryType(type: GraphQLOutputType): GraphQLObjectType {
    const named = getNamedType(type);
    if (!isObjectType(named)) throw new Error(`${named.name} is no type of entries.`);
    const { items } = named.getFields();
    return items ? this.entryType(items.type) : named;
  }

  private entry(type: GraphQLObjectType, value: unknown): unknown {
    if (!isJson(value)) return value;
    const { documentId, ...own } = this.fields(type, value);
    const id = documentId === undefined ? this.ids.next() : this.ids.of(documentId);
    const dates = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
    return { id, attributes: { ...own, ...dates } };
  }

  private fields(type: GraphQLObjectType, value: Json): Json {
    const types = type.getFields();
    return Object.fromEntries(
      Object.entries(value).map(([name, given]) => {
        const field = types[name];
        return [name, field ? this.value(field.type, given) : given];
      }),
    );
  }

  private value(type: GraphQLOutputType, value: unknown): unknown {
    const named = getNamedType(type);
    if (!isObjectType(named) && !isUnionType(named)) return value;
    const one = (each: unknown) => this.nested(named.name, each);
    const inner =
      isListType(getNullableType(type)) && Array.isArray(value) ? value.map(one) : one(value);
    const isRelation =
      isObjectType(named) && (isRecordType(this.schema, named) || MEDIA.includes(named.name));
    return isRelation ? { data: inner } : inner;
  }

  private nested(name: string, value: unknown): unknown {
    if (!isJson(value)) return value;
    const named = this.schema.getType(name);
    if (isUnionType(named)) {
      const member = named
        .getTypes()
        .find((type) => componentUid(this.schema, type) === value.__component);
      return member ? this.component(member, value) : value;
    }
    if (!isObjectType(named)) return value;
    if (isRecordType(this.schema, named) || MEDIA.includes(name)) return this.entry(named, value);
    return this.component(named, value);
  }

  private component(type: GraphQLObjectType, value: Json): Json {
    return { id: this.ids.next(), ...this.fields(type, value) };
  }
}
