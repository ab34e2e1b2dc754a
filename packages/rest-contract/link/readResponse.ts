import type { Adapter } from './adapter';
import { isRecord } from './isRecord';
import { scalarReader } from './scalars';
import {
  kindOf,
  parseType,
  describeEnumValue,
  type Drift,
  type FieldShape,
  type RecordShape,
  type TypeRef,
  type VariantShapes,
} from './shape';

export type OnDrift = (drift: Drift) => void;

/** How the API encodes values, records and scalars in a response. */
export type ResponseEncoding = Pick<Adapter, 'unwrapValue' | 'unwrapRecord' | 'scalars'>;

class ReadContext {
  private readonly trail: (string | number)[];

  constructor(
    root: string,
    private readonly onDrift: OnDrift,
    readonly encoding: ResponseEncoding,
  ) {
    this.trail = [root];
  }

  readAt(step: string | number, read: FieldReader, value: unknown): unknown {
    this.trail.push(step);
    const found = read(value, this);
    this.trail.pop();
    return found;
  }

  drift(expected: string, found: string): undefined {
    const path = this.trail
      .map((step, depth) => (typeof step === 'number' ? `[${step}]` : depth ? `.${step}` : step))
      .join('');
    this.onDrift({ path, expected, found });
  }
}

/** Returns undefined, after reporting it, for a value that cannot be used. */
type FieldReader = (value: unknown, context: ReadContext) => unknown;

function enumReader(values: string): FieldReader {
  const known = new Set(values.split('|'));
  return (value, context) => {
    if (typeof value !== 'string') return context.drift(values, kindOf(value));
    // An enum value unknown to this build is passed on rather than losing the record.
    if (!known.has(value)) context.drift(values, describeEnumValue(value));
    return value;
  };
}

function scalarFieldReader(name: string): FieldReader {
  return (value, context) =>
    scalarReader(name, context.encoding.scalars)(value) ?? context.drift(name, kindOf(value));
}

/** `isNamed`: the record gets its `__typename` here, as the `typePatcher` cannot derive it from the field. */
function recordReader(name: string, shape: RecordShape, isNamed: boolean): FieldReader {
  const fields = Object.entries(shape).map(([key, field]) => {
    // A name in the JSON may itself contain a colon.
    const [responseKey = key, source = responseKey] = key.split(/:(.*)/s);
    return { responseKey, source, read: compile(field, responseKey !== key) };
  });
  return (value, context) => {
    if (!isRecord(value)) return context.drift(name, kindOf(value));
    const given = context.encoding.unwrapRecord?.(value, shape) ?? value;
    const record: Record<string, unknown> = isNamed ? { __typename: name } : {};
    let usable = true;
    for (const { responseKey, source, read } of fields) {
      const found = context.readAt(source, read, given[source]);
      // Nullable fields become null, so only a required field is undefined here.
      if (found === undefined) usable = false;
      record[responseKey] = found ?? null;
    }
    return usable ? record : undefined;
  };
}

function unionReader(name: string, discriminator: string, variants: VariantShapes): FieldReader {
  const readers = new Map(
    Object.entries(variants).map(([key, [type, shape]]) => [key, recordReader(type, shape, true)]),
  );
  const values = [...readers.keys()].join('|');
  return (value, context) => {
    if (!isRecord(value)) return context.drift(name, kindOf(value));
    const key = value[discriminator];
    const read = readers.get(key as string);
    if (read) return read(value, context);
    return context.readAt(discriminator, () => context.drift(values, describeEnumValue(key)), key);
  };
}

/** `isWrapped`: the value may have its own envelope. */
function typeReader(type: TypeRef, named: FieldReader, isWrapped: boolean): FieldReader {
  const { item, required } = type;
  const nothing = required ? undefined : null;
  const readItem = item && typeReader(item, named, isWrapped);
  const expected = `${item ? `[${item.name}]` : type.name}!`;
  return (given, context) => {
    const { unwrapValue } = context.encoding;
    const value = isWrapped && unwrapValue ? unwrapValue(given) : given;
    if (value === null || value === undefined) {
      return required ? context.drift(expected, kindOf(value)) : null;
    }
    if (!readItem) return named(value, context) ?? nothing;
    if (!Array.isArray(value)) {
      context.drift(expected, kindOf(value));
      return nothing;
    }
    const items: unknown[] = [];
    for (let index = 0; index < value.length; index += 1) {
      const read = context.readAt(index, readItem, value[index]);
      if (read !== undefined) items.push(read);
    }
    return items;
  };
}

function namedReader(name: string, shape: FieldShape, isNamed: boolean): FieldReader {
  if (typeof shape !== 'string') {
    return shape.length === 3
      ? unionReader(name, shape[1], shape[2])
      : recordReader(name, shape[1], isNamed);
  }
  return name.startsWith('=') ? enumReader(name.slice(1)) : scalarFieldReader(name);
}

function compile(shape: FieldShape, isNamed: boolean): FieldReader {
  const type = parseType(typeof shape === 'string' ? shape : shape[0]);
  return typeReader(type, namedReader(type.name, shape, isNamed), typeof shape !== 'string');
}

/**
 * Creates a reader of responses of this shape that reports every drift. As in GraphQL, an unusable value
 * nullifies its nearest nullable record or drops its list item; undefined means that nothing remains.
 */
export function responseReader(
  shape: FieldShape,
): (value: unknown, root: string, onDrift: OnDrift, encoding?: ResponseEncoding) => unknown {
  const read = compile(shape, false);
  return (value, root, onDrift, encoding = {}) =>
    read(value, new ReadContext(root, onDrift, encoding));
}
