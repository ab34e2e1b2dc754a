import { describe, expect, it } from 'vitest';
import { encodeForm, encodeJsonOrForm } from './forms';

const input = {
  name: 'An & Bình',
  count: 2,
  paid: false,
  at: new Date('2026-07-05T07:30:00Z'),
  note: null,
  left: undefined,
  items: [{ price: 'p1' }, { price: 'p2', tags: ['a', 'b'] }],
};
const pairs = [
  ['name', 'An & Bình'],
  ['count', '2'],
  ['paid', 'false'],
  ['at', '2026-07-05T07:30:00.000Z'],
  ['note', ''],
  ['items[0][price]', 'p1'],
  ['items[1][price]', 'p2'],
  ['items[1][tags][0]', 'a'],
  ['items[1][tags][1]', 'b'],
];

describe('encodeForm', () => {
  it('encodes nested names in brackets and null as empty text, and omits undefined', () => {
    const { body, headers } = encodeForm(input, new Headers());
    expect([...new URLSearchParams(body as string)]).toEqual(pairs);
    expect(headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  });

  it('sends no body without an input', () => {
    const { body, headers } = encodeForm(undefined, new Headers());
    expect(body).toBeUndefined();
    expect(headers.has('content-type')).toBe(false);
  });

  it.each([encodeForm, encodeJsonOrForm])(
    'sends multipart data for a file, and leaves the content type to the browser: %o',
    (encode) => {
      const file = new File(['x'], 'a.pdf');
      const { body, headers } = encode({ ...input, files: [file] }, new Headers());
      const form = [...(body as FormData)];
      expect(form.slice(0, -1)).toEqual(pairs);
      expect(form.at(-1)?.[0]).toBe('files[0]');
      expect(form.at(-1)?.[1]).toBeInstanceOf(File);
      expect(headers.has('content-type')).toBe(false);
    },
  );
});

describe('encodeJsonOrForm', () => {
  it('sends JSON for an input without files', () => {
    const { body, headers } = encodeJsonOrForm(input, new Headers());
    expect(JSON.parse(body as string)).toEqual(JSON.parse(JSON.stringify(input)));
    expect(headers.get('content-type')).toBe('application/json');
  });

  it('sends no body without an input', () => {
    const { body, headers } = encodeJsonOrForm(undefined, new Headers());
    expect(body).toBeUndefined();
    expect(headers.has('content-type')).toBe(false);
  });
});
