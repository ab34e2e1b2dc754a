import { parse, type OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { fragmentsOf } from './fragments';
import { selectedFields, type SelectedField } from './selections';

const schema = schemaOf(`
  interface Titled { title: String }
  type Text implements Titled { title: String body: String }
  type Quote { title: String by: String }
  union Section = Text | Quote
  type Query { sections: [Section!]! @endpoint(path: "/sections") text: Text @endpoint(path: "/text") }`);

const problem = ({ responseKey, conditional, records }: SelectedField): string => {
  const below = records?.map(
    ({ type, fields }) => `${type.name}(${fields.map(problem).join(' ')})`,
  );
  return `${responseKey}${conditional ? '?' : ''}${below ? ` ${below.join(' ')}` : ''}`;
};

const selected = (text: string): string => {
  const { definitions } = parse(text);
  const [{ selectionSet }] = definitions as [OperationDefinitionNode];
  const fragments = fragmentsOf(definitions);
  return selectedFields(schema, schema.getQueryType()!, [selectionSet], fragments)
    .map(problem)
    .join(' ');
};

it.each([
  [
    '{ sections { ... on Titled { title } ... on Quote { by } } }',
    'sections Text(title) Quote(by)',
  ],
  ['{ sections { ... on Text { ... on Titled { title } } } }', 'sections Text(title) Quote()'],
  ['{ text { ... { ... { title } } ... on Quote { by } } }', 'text Text(title)'],
  ['{ text { __typename a: title body @skip(if: true) } }', 'text Text(__typename a body?)'],
  ['{ text { ... @include(if: true) { title body } title } }', 'text Text(title body?)'],
  ['{ text { ...T } } fragment T on Text { title ...T ...Gone gone }', 'text Text(title)'],
])('merges %s to %s', (text, fields) => expect(selected(text)).toBe(fields));
