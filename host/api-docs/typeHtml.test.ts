import { describe, expect, it } from 'vitest';
import type { JsonSchema } from 'rest-contract/contract';
import { code, prose } from './html';
import { limitsHtml, typeHtml } from './typeHtml';

const course = '<a href="#type-Course">Course</a>';
const ref = { $ref: '#/components/schemas/Course' };

describe('a type of the API', () => {
  it.each<[JsonSchema, string]>([
    [{ type: 'string' }, 'string'],
    [{}, 'unknown'],
    [ref, course],
    [{ type: ['integer', 'null'] }, 'integer | null'],
    [{ oneOf: [{ type: 'null' }, ref] }, `${course} | null`],
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, 'string | integer'],
    [{ type: 'array', items: ref }, `${course}[]`],
    [{ type: 'array' }, 'unknown[]'],
    [{ type: 'array', items: { oneOf: [ref, { type: 'null' }] } }, `(${course} | null)[]`],
    [{ const: 'a"<' }, '&quot;a\\&quot;&lt;&quot;'],
    [{ enum: ['a', 1] } as JsonSchema, '&quot;a&quot; | 1'],
    [{ type: 'object' }, 'object'],
    [{ type: ['object', 'null'], properties: { a: ref } }, `{ a: ${course} } | null`],
    [
      { type: 'object', properties: { a: ref, b: { type: 'string' } } },
      `{ a: ${course}, b: string }`,
    ],
  ])('renders %j as TypeScript', (schema, html) => {
    expect(typeHtml(schema)).toBe(html);
  });

  it('shows the validation rules in Vietnamese, if there are any', () => {
    expect(limitsHtml({ type: 'string' })).toBe('');
    expect(
      limitsHtml({
        format: 'email',
        minLength: 1,
        maxLength: 9,
        minItems: 0,
        maxItems: 5,
        minimum: 0,
        maximum: 7,
        pattern: '^<$',
      }),
    ).toBe(
      [
        'dạng <code>email</code>',
        'ít nhất (ký tự) <code>1</code>',
        'nhiều nhất (ký tự) <code>9</code>',
        'ít nhất (mục) <code>0</code>',
        'nhiều nhất (mục) <code>5</code>',
        'nhỏ nhất <code>0</code>',
        'lớn nhất <code>7</code>',
        'mẫu <code>^&lt;$</code>',
      ].join('; '),
    );
  });
});

it('escapes descriptions, and renders text between backticks as code', () => {
  expect(prose('`a` & <b> "c" `d e`')).toBe(
    '<code>a</code> &amp; &lt;b&gt; &quot;c&quot; <code>d e</code>',
  );
  expect(code('<script>')).toBe('<code>&lt;script&gt;</code>');
});
