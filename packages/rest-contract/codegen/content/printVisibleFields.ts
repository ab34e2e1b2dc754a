import type { VisibleFields, VisibleRelation } from './visibleFields';

const literal = (value: unknown): string => JSON.stringify(value);

function printPart({ fields, parts, many, idFromKey, needs, variants }: VisibleRelation): object {
  return {
    fields,
    ...(Object.keys(parts).length > 0 && { parts: printParts(parts) }),
    ...(many && { many }),
    ...(idFromKey && { idFromKey }),
    ...(needs !== null && { needs }),
    ...(variants && { variants: printParts(variants) }),
  };
}

const printParts = (parts: Record<string, VisibleRelation>): object =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, printPart(part)]));

export function printVisibleFields({ fields, parts }: VisibleFields): string {
  const values = Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== 'documentId'),
  );
  return `fields: ${literal(values)}, parts: ${literal(printParts(parts))}`;
}
