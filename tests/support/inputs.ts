import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { type Constraint, constraintOf, wireValuesOf } from 'rest-contract/contract';
import { nastyText, strangeValue } from './texts';

type Json = Record<string, unknown>;

/** The schema, and ids that refer to existing records. */
export interface Source {
  schema: GraphQLSchema;
  ids: readonly string[];
}

/** Values for a field: valid, borderline, and arbitrary. */
interface Choice {
  right: Arbitrary<unknown>;
  edge: Arbitrary<unknown>;
}

const CHARACTERS = [...'aăâbcdđeêghiklmnoôơpqrstuưvxy ABC-'];

const characters = (least: number, most: number): Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...CHARACTERS), { minLength: least, maxLength: most })
    .map((each) => each.join('').replace(/^ | $/g, 'x'));

const digits = (count: number): Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: count, maxLength: count })
    .map((each) => each.join(''));

const FORMATS: Record<string, Choice> = {
  NAME: { right: characters(2, 30), edge: fc.constantFrom('An\nBình', 'An/Bình', 'www.vien.vn') },
  EMAIL: {
    right: characters(1, 9).map((name) => `${name.replace(/[^a-z]/g, 'n')}@vien.example.vn`),
    edge: fc.constantFrom(
      'an@',
      '@vn',
      'an@vien',
      'a b@vien.vn',
      'an@vien..vn',
      `${'a'.repeat(300)}@vien.vn`,
    ),
  },
  PHONE: {
    right: fc
      .tuple(fc.constantFrom('09', '+843', '0 7', '08-'), digits(8))
      .map((each) => each.join('')),
    edge: fc.tuple(fc.constantFrom('02', '84', '+1', '09'), digits(7)).map((each) => each.join('')),
  },
  TAX_CODE: {
    right: fc.constantFrom('0100109106', '0100109106-001', '001088012345'),
    edge: fc.oneof(digits(10), digits(13), fc.constant('0100109107')),
  },
  UUID: { right: fc.uuid(), edge: fc.uuid().map((id) => id.slice(1)) },
};

/** Formats that clean a text and accept any. */
const CLEANED: readonly string[] = ['LINE', 'ACCOUNT', 'CODE'];

function textChoice(rule: Constraint): Choice {
  const { minLength: least = 0, maxLength: most = 200, pattern } = rule;
  const lengths = [0, least - 1, least, most, most + 1].filter((length) => length >= 0);
  const edge = fc.oneof(
    fc.constantFrom(...lengths).map((length) => 'x'.repeat(length)),
    fc.constantFrom(...lengths).map((length) => ` ${'ộ'.repeat(length)} `),
  );
  const format = FORMATS[rule.format ?? ''];
  if (format) return { right: format.right, edge: fc.oneof(edge, format.edge) };
  if (rule.format !== undefined && !CLEANED.includes(rule.format)) {
    throw new Error(`No texts are known for the format ${rule.format}.`);
  }
  if (pattern === undefined) {
    // Cleaning would make a text with spaces shorter.
    const right = characters(least, Math.min(most, least + 30)).map((each) =>
      rule.format === undefined ? each : each.replaceAll(' ', 'x'),
    );
    return { right, edge };
  }
  const right = fc
    .stringMatching(new RegExp(pattern))
    .filter(({ length }) => length >= least && length <= most);
  return { right, edge };
}

function idChoice({ ids }: Source, rule: Constraint): Choice {
  const text = textChoice(rule);
  if (rule.format !== undefined || ids.length === 0) return text;
  const right = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, text.right);
  return { ...text, right };
}

function numberChoice({ min = -100, max = 10_000_000 }: Constraint): Choice {
  return {
    right: fc.integer({ min, max }),
    edge: fc.constantFrom<unknown>(min - 1, min, max, max + 1, min + 0.5, 2 ** 53, -0, `${min}`),
  };
}

const dayChoice: Choice = {
  right: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((moment) => moment.toISOString().slice(0, 10)),
  edge: fc.constantFrom(
    '2026-02-30',
    '2026-2-3',
    '05/07/2026',
    '2026-07-05T00:00:00Z',
    '0000-00-00',
  ),
};

const momentChoice: Choice = {
  right: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((moment) => moment.toISOString()),
  edge: fc.constantFrom('2026-02-30T00:00:00Z', '2026-07-05', '2026-07-05T00:00:00', 'soon'),
};

function namedChoice(source: Source, type: GraphQLInputType, rule: Constraint): Choice {
  if (isInputObjectType(type))
    return { right: rightInput(source, type), edge: anyInput(source, type) };
  if (isEnumType(type)) {
    const words = wireValuesOf(source.schema, type);
    return {
      right: fc.constantFrom(...Object.values(words)),
      edge: fc.constantFrom(
        ...Object.values(words).map((word) => ` ${word} `),
        ...Object.keys(words),
      ),
    };
  }
  switch (String(type)) {
    case 'Int':
    case 'Float':
    case 'Dong':
      return numberChoice(rule);
    case 'Boolean':
      return {
        right: rule.equals === undefined ? fc.boolean() : fc.constant(rule.equals === 'true'),
        edge: fc.constantFrom<unknown>(true, false, 'true', 1, 0),
      };
    case 'Date':
      return dayChoice;
    case 'DateTime':
      return momentChoice;
    case 'ID':
      return idChoice(source, rule);
    default:
      return textChoice(rule);
  }
}

function fieldChoice(source: Source, field: GraphQLInputField): Choice {
  const rule = constraintOf(source.schema, field) ?? { label: field.name };
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  if (!isListType(type)) return namedChoice(source, type, rule);
  const inner = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
  const item = namedChoice(source, inner, { label: rule.label, minLength: 1, maxLength: 40 });
  const { minLength = 0, maxLength = 100 } = rule;
  return {
    right: fc.array(item.right, { minLength, maxLength: Math.min(maxLength, minLength + 3) }),
    edge: fc.oneof(
      fc.array(item.edge, { maxLength: 4 }),
      fc.array(fc.oneof(item.right, strangeValue), { minLength: 1, maxLength: 4 }),
      fc
        .tuple(item.right, fc.constantFrom(0, maxLength, maxLength + 1))
        .map(([one, times]) => Array.from({ length: times }, () => one)),
    ),
  };
}

const fieldsOf = (type: GraphQLInputObjectType) => Object.values(type.getFields());

/** Copies the value of a `sameAs` field. */
function repeating(source: Source, type: GraphQLInputObjectType, input: Json): Json {
  const repeats = fieldsOf(type).flatMap((field) => {
    const sameAs = constraintOf(source.schema, field)?.sameAs;
    return sameAs === undefined ? [] : [[field.name, input[sameAs]] as const];
  });
  return { ...input, ...Object.fromEntries(repeats) };
}

export function rightInput(source: Source, type: GraphQLInputObjectType): Arbitrary<Json> {
  const fields = fieldsOf(type).map((field) => {
    const { right } = fieldChoice(source, field);
    return [field.name, isNonNullType(field.type) ? right : fc.option(right)] as const;
  });
  return fc.record(Object.fromEntries(fields)).map((input) => repeating(source, type, input));
}

/** A valid input, or one with invalid values in one, some or all fields. */
export function anyInput(source: Source, type: GraphQLInputObjectType): Arbitrary<Json> {
  const right = rightInput(source, type);
  const wrong = fieldsOf(type).map((field) => {
    const choice = fieldChoice(source, field);
    const value = fc.oneof(
      { weight: 5, arbitrary: choice.edge },
      { weight: 3, arbitrary: nastyText },
      { weight: 3, arbitrary: strangeValue },
      { weight: 1, arbitrary: fc.constant(undefined) },
    );
    return value.map((given): Json => ({ [field.name]: given }));
  });
  const changes = (atMost: number) =>
    fc
      .array(fc.oneof(...wrong), { minLength: 1, maxLength: atMost })
      .map((each): Json => Object.assign({}, ...each) as Json);
  return fc.oneof(
    { weight: 2, arbitrary: right },
    { weight: 4, arbitrary: fc.tuple(right, changes(1)).map(([a, b]) => ({ ...a, ...b })) },
    {
      weight: 3,
      arbitrary: fc.tuple(right, changes(wrong.length)).map(([a, b]) => ({ ...a, ...b })),
    },
  );
}
