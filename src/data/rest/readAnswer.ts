import { flatten, isRecord, openRelation } from './envelope';
import { scalarReader } from './scalars';
import {
  kindOf,
  parseType,
  wordOf,
  type Drift,
  type FieldShape,
  type RecordShape,
  type TypeRef,
  type VariantShapes,
} from './shape';

/** Told of each place where the answer is not what the contract says. */
export type OnDrift = (drift: Drift) => void;

/** One reading: where it stands, and who is told. */
class Reading {
  private readonly trail: (string | number)[];

  constructor(
    root: string,
    private readonly onDrift: OnDrift,
  ) {
    this.trail = [root];
  }

  /** Reads something one step further in. */
  within(step: string | number, read: Read, value: unknown): unknown {
    this.trail.push(step);
    const found = read(value, this);
    this.trail.pop();
    return found;
  }

  drift(expected: string, found: string): undefined {
    const path = this.trail.reduce<string>(
      (text, step) =>
        typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`,
      '',
    );
    this.onDrift({ path, expected, found });
  }
}

/** Reads one value; undefined where it cannot be used, which has been told then. */
type Read = (value: unknown, reading: Reading) => unknown;

function enumRead(words: string): Read {
  const known = new Set(words.split('|'));
  return (value, reading) => {
    if (typeof value !== 'string') return reading.drift(words, kindOf(value));
    // A word this build does not know yet is passed on: the record is worth more than the word.
    if (!known.has(value)) reading.drift(words, wordOf(value));
    return value;
  };
}

function scalarRead(name: string): Read {
  const scalar = scalarReader(name);
  return (value, reading) => scalar(value) ?? reading.drift(name, kindOf(value));
}

function recordRead(name: string, shape: RecordShape): Read {
  const fields = Object.entries(shape).map(([key, field]) => {
    const [responseKey = key, source = responseKey] = key.split(':');
    return { responseKey, source, ...compile(field) };
  });
  return (value, reading) => {
    if (!isRecord(value)) return reading.drift(name, kindOf(value));
    const given = flatten(value, shape);
    const record: Record<string, unknown> = { __typename: name };
    let usable = true;
    for (const { responseKey, source, type, read } of fields) {
      const found = reading.within(source, read, given[source]);
      if (found === undefined) usable = usable && !type.required;
      record[responseKey] = found ?? null;
    }
    return usable ? record : undefined;
  };
}

/** Reads a record of one of several types, which a word of it tells; an unknown one cannot be used. */
function variantRead(name: string, wordField: string, variants: VariantShapes): Read {
  const reads = new Map(
    Object.entries(variants).map(([word, [type, shape]]) => [word, recordRead(type, shape)]),
  );
  const words = [...reads.keys()].join('|');
  return (value, reading) => {
    if (!isRecord(value)) return reading.drift(name, kindOf(value));
    const word = value[wordField];
    const read = typeof word === 'string' ? reads.get(word) : undefined;
    if (read) return read(value, reading);
    return reading.within(wordField, () => reading.drift(words, wordOf(word)), word);
  };
}

/** Lays null and lists around the reading of a named type; `open` takes it out of its envelope. */
function wrappedRead(type: TypeRef, named: Read, open: (given: unknown) => unknown): Read {
  const { item, required } = type;
  const nothing = required ? undefined : null;
  const readItem = item && wrappedRead(item, named, open);
  const expected = `${item ? `[${item.name}]` : type.name}!`;
  return (given, reading) => {
    const value = open(given);
    if (value === null || value === undefined) {
      return required ? reading.drift(expected, kindOf(value)) : null;
    }
    if (!readItem) return named(value, reading) ?? nothing;
    if (!Array.isArray(value)) {
      reading.drift(expected, kindOf(value));
      return nothing;
    }
    // An item that cannot be used is left out: the others are.
    const items: unknown[] = [];
    for (let index = 0; index < value.length; index += 1) {
      const read = reading.within(index, readItem, value[index]);
      if (read !== undefined) items.push(read);
    }
    return items;
  };
}

function namedRead(name: string, shape: FieldShape): Read {
  if (typeof shape !== 'string') {
    return shape.length === 3 ? variantRead(name, shape[1], shape[2]) : recordRead(name, shape[1]);
  }
  return name.startsWith('=') ? enumRead(name.slice(1)) : scalarRead(name);
}

function compile(shape: FieldShape): { type: TypeRef; read: Read } {
  const type = parseType(typeof shape === 'string' ? shape : shape[0]);
  const open = typeof shape === 'string' ? (given: unknown) => given : openRelation;
  return { type, read: wrappedRead(type, namedRead(type.name, shape), open) };
}

/**
 * Makes the reader of an answer from its shape. The reader gives the records with their
 * `__typename` and exactly the selected fields, null for what may be absent, and tells of every
 * drift. What cannot be used takes with it the nearest record that may be null, or its place in a
 * list, as GraphQL does; undefined means that nothing is left.
 */
export function answerReader(
  shape: FieldShape,
): (value: unknown, root: string, onDrift: OnDrift) => unknown {
  const { read } = compile(shape);
  return (value, root, onDrift) => read(value, new Reading(root, onDrift));
}
