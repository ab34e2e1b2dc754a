import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { fragmentsOf, fragmentsUnder } from './fragments';

it('lists the fragments that a definition spreads at any depth, each once', () => {
  const { definitions } = parse(`
    query A { ...B a { ...C ...Unknown } }
    fragment B on Query { ...C }
    fragment C on Query { ...D }
    fragment D on Query { ...C }
    fragment E on Query { ...B }`);
  const found = fragmentsUnder(definitions[0]!, fragmentsOf(definitions));
  expect(found.map(({ name }) => name.value)).toEqual(['B', 'C', 'D']);
});
