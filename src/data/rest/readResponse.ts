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
export type Wire = Pick<Adapter, 'unwrapValue' | 'unwrapRecord' | 'scalars'>;

class Reading {
  private readonly trail: (string | number)[];

  constructor(
    root: string,
    private readonly onDrift: OnDrift,
    readonly wire: Wire,
  ) {
    this.trail = [root];
  }

  within(step: string | number, read: Read, value: unknown): unknown {
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
type Read = (value: unknown, reading: Reading) => unknown;

function enumRead(values: string): Read {
  const known = new Set(values.split('|'));
  return (value, reading) => {
    if (typeof value !== 'string') return reading.drift(values, kindOf(value));
    // An enum value unknown to this build is passed on rather than losing the record.
    if (!known.has(value)) reading.drift(values, describeEnumValue(value));
    return value;
  };
}

function scalarRead(name: string): Read {
  return (value, reading) =>
    scalarReader(name, reading.wire.scalars)(value) ?? reading.drift(name, kindOf(value));
}

/** `isNamed`: the record gets its `__typename` here, as the `typePatcher` cannot derive it from the field. */
function recordRead(name: string, shape: RecordShape, isNamed: boolean): Read {
  const fields = Object.entries(shape).map(([key, field]) => {
    // A name in the JSON may itself contain a colon.
    const [responseKey = key, source = responseKey] = key.split(/:(.*)/s);
    return { responseKey, source, read: compile(field, responseKey !== key) };
  });
  return (value, reading) => {
    if (!isRecord(value)) return reading.drift(name, kindOf(value));
    const given = reading.wire.unwrapRecord?.(value, shape) ?? value;
    const record: Record<string, unknown> = isNamed ? { __typename: name } : {};
    let usable = true;
    for (const { responseKey, source, read } of fields) {
      const found = reading.within(source, read, given[source]);
      // Nullable fields become null.
      if (found === undefined) usable = false;
      record[responseKey] = found ?? null;
    }
    return usable ? record : undefined;
  };
}

function variantRead(name: string, discriminator: string, variants: VariantShapes): Read {
  const reads = new Map(
    Object.entries(variants).map(([key, [type, shape]]) => [key, recordRead(type, shape, true)]),
  );
  const values = [...reads.keys()].join('|');
  return (value, reading) => {
    if (!isRecord(value)) return reading.drift(name, kindOf(value));
    const key = value[discriminator];
    const read = reads.get(key as string);
    if (read) return read(value, reading);
    return reading.within(discriminator, () => reading.drift(values, describeEnumValue(key)), key);
  };
}

/** `isWrapped`: the value may have its own envelope. */
function wrappedRead(type: TypeRef, named: Read, isWrapped: boolean): Read {
  const { item, required } = type;
  const nothing = required ? undefined : null;
  const readItem = item && wrappedRead(item, named, isWrapped);
  const expected = `${item ? `[${item.name}]` : type.name}!`;
  return (given, reading) => {
    const { unwrapValue } = reading.wire;
    const value = isWrapped && unwrapValue ? unwrapValue(given) : given;
    if (value === null || value === undefined) {
      return required ? reading.drift(expected, kindOf(value)) : null;
    }
    if (!readItem) return named(value, reading) ?? nothing;
    if (!Array.isArray(value)) {
      reading.drift(expected, kindOf(value));
      return nothing;
    }
    const items: unknown[] = [];
    for (let index = 0; index < value.length; index += 1) {
      const read = reading.within(index, readItem, value[index]);
      if (read !== undefined) items.push(read);
    }
    return items;
  };
}

function namedRead(name: string, shape: FieldShape, isNamed: boolean): Read {
  if (typeof shape !== 'string') {
    return shape.length === 3
      ? variantRead(name, shape[1], shape[2])
      : recordRead(name, shape[1], isNamed);
  }
  return name.startsWith('=') ? enumRead(name.slice(1)) : scalarRead(name);
}

function compile(shape: FieldShape, isNamed: boolean): Read {
  const type = parseType(typeof shape === 'string' ? shape : shape[0]);
  return wrappedRead(type, namedRead(type.name, shape, isNamed), typeof shape !== 'string');
}

/**
 * Creates a reader of responses of this shape that reports every drift. As in GraphQL, an unusable value
 * nullifies its nearest nullable record or drops its list item; undefined means that nothing remains.
 */
export function responseReader(
  shape: FieldShape,
): (value: unknown, root: string, onDrift: OnDrift, wire?: Wire) => unknown {
  const read = compile(shape, false);
  return (value, root, onDrift, wire = {}) => read(value, new Reading(root, onDrift, wire));
}
