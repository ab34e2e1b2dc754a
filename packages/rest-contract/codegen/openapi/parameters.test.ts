import { expect, it } from 'vitest';
import { mergedParameters, type Parameter } from './parameters';

const parameter = (name: string, place: Parameter['in'], required: boolean): Parameter => ({
  name,
  in: place,
  required,
  schema: { type: 'string' },
});

it('requires what all fields require in the same part of the URL', () => {
  const lists = [
    [
      parameter('id', 'path', true),
      parameter('id', 'query', false),
      parameter('at', 'query', true),
    ],
    [parameter('id', 'path', true), parameter('id', 'query', true)],
  ];
  expect(mergedParameters(lists)).toEqual([
    parameter('id', 'path', true),
    parameter('id', 'query', false),
    parameter('at', 'query', false),
  ]);
});
