import { visit, type DocumentNode } from 'graphql';
import { type FieldShape, parseType, type TypeRef } from 'rest-contract';

const SCALARS: Record<string, unknown> = {
  Int: 1,
  Float: 1.5,
  Dong: 1000,
  Boolean: true,
  DateTime: '2026-07-05T07:30:00.000Z',
  Date: '2026-07-05',
  Blocks: [],
  ImageFormats: {},
};

function valueOf({ name, item }: TypeRef, one: () => unknown): unknown {
  if (item) return [valueOf(item, one), valueOf(item, one)];
  return name.startsWith('=') ? name.slice(1).split('|')[0] : one();
}

/** A response of this shape; for a union, of its first type. */
function responseOf(shape: FieldShape): unknown {
  const type = parseType(typeof shape === 'string' ? shape : shape[0]);
  return valueOf(type, () => {
    if (typeof shape === 'string') return SCALARS[type.name] ?? 'x';
    if (shape.length === 2) return recordOf(shape[1]);
    const [[word = '', variant] = []] = Object.entries(shape[2]);
    return { [shape[1]]: word, ...(variant ? recordOf(variant[1]) : {}) };
  });
}

const recordOf = (fields: { readonly [key: string]: FieldShape }): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key.split(':').pop(), responseOf(field)]),
  );

/** A response that the guard accepts, in the server's envelope. */
export function validResponse(document: DocumentNode): { data: unknown; meta?: unknown } {
  let shape = '';
  visit(document, {
    Argument({ name, value }) {
      if (name.value === 'shape' && value.kind === 'StringValue') shape = value.value;
    },
  });
  const data = responseOf(JSON.parse(shape) as FieldShape);
  const page = data as { items?: unknown };
  if (!page.items) return { data };
  const { items, ...meta } = page;
  return { data: items, meta };
}
