import { expect, it } from 'vitest';
import type { Schema } from './OpenApi';
import { listRules, scalarRules, type Rules } from './valueRules';

const UNBOUND = 'has no upper bound; at most 65536 characters are accepted';
const BROAD = 'has a bound that is not a 32-bit integer and is omitted';

it.each<[type: string, schema: Schema, rules: Rules, notes?: string[]]>([
  ['String', {}, { maxLength: 65_536 }, [UNBOUND]],
  ['ID', { maxLength: 0 }, { maxLength: 65_536 }, [UNBOUND]],
  ['String', { minLength: 1, maxLength: 9 }, { minLength: 1, maxLength: 9 }],
  ['String', { minLength: 0, maxLength: 9 }, { maxLength: 9 }],
  ['String', { maxLength: 2 ** 40 }, { maxLength: 65_536 }, [UNBOUND]],
  ['String', { format: 'email' }, { format: 'EMAIL' }],
  ['String', { format: 'uuid', maxLength: 36 }, { format: 'UUID', maxLength: 36 }],
  ['String', { format: 'uri', maxLength: 36 }, { maxLength: 36 }],
  ['String', { maxLength: 9, pattern: '^[a-z]+$' }, { maxLength: 9, pattern: '^[a-z]+$' }],
  [
    'String',
    { maxLength: 9, pattern: '^(a+)+$' },
    { maxLength: 9 },
    ['its pattern ^(a+)+$ is not anchored or could take exponential time, and is omitted'],
  ],
  ['Int', { minimum: 0, maximum: 9 }, { min: 0, max: 9 }],
  ['Int', {}, {}],
  ['Float', { minimum: 0.5, maximum: 9 }, { max: 9 }, [BROAD]],
  ['Float', { minimum: 1, maximum: 9.5 }, { min: 1 }, [BROAD]],
  ['Boolean', { maxLength: 9 }, {}],
  [
    'Int',
    { multipleOf: 5, uniqueItems: true } as Schema,
    {},
    [
      'its multipleOf is not supported and is omitted',
      'its uniqueItems is not supported and is omitted',
    ],
  ],
])('converts the %s %j to the rules %j', (type, schema, rules, expected = []) => {
  const notes: string[] = [];
  expect(scalarRules(type, schema, (what) => notes.push(what))).toEqual(rules);
  expect(notes).toEqual(expected);
});

it.each<[schema: Schema, rules: Rules, notes?: string[]]>([
  [
    { minItems: 1, maxItems: 5 },
    { minLength: 1, maxLength: 5 },
  ],
  [{ minItems: 0 }, { maxLength: 100 }, ['has no upper bound; at most 100 items are accepted']],
])('converts a list %j to the rules %j', (schema, rules, expected = []) => {
  const notes: string[] = [];
  expect(listRules(schema, (what) => notes.push(what))).toEqual(rules);
  expect(notes).toEqual(expected);
});
