import type { Shown, ShownPart } from './shown';

const literal = (value: unknown): string => JSON.stringify(value);

function printPart({ fields, parts, many, idFromKey, needs, variants }: ShownPart): object {
  return {
    fields,
    ...(Object.keys(parts).length > 0 && { parts: printParts(parts) }),
    ...(many && { many }),
    ...(idFromKey && { idFromKey }),
    ...(needs !== null && { needs }),
    ...(variants && { variants: printParts(variants) }),
  };
}

const printParts = (parts: Record<string, ShownPart>): object =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, printPart(part)]));

export function printShown({ fields, parts }: Shown): string {
  const values = Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== 'documentId'),
  );
  return `fields: ${literal(values)}, parts: ${literal(printParts(parts))}`;
}
