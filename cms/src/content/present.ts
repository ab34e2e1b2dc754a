import type { ContentView, Part } from './ContentView';
import { partsOf, type PartTree } from './readPopulate';

export type Row = Record<string, unknown>;
export type Shown = Record<string, unknown>;

/** A row as the API answers it: the named fields and parts, and nothing else of it. */
export function present(
  row: Row,
  view: ContentView,
  fields: readonly string[],
  tree: PartTree,
): Shown {
  const shown: Shown = { documentId: row.documentId };
  for (const field of fields) {
    shown[field] = row[field] ?? (view.fields[field] === 'list' ? [] : null);
  }
  return Object.assign(shown, presentParts(row, partsOf(view), tree));
}

function presentParts(row: Row, parts: Readonly<Record<string, Part>>, tree: PartTree): Shown {
  const shown: Shown = {};
  for (const [name, inner] of Object.entries(tree)) {
    const part = parts[name];
    const value = row[name] as Row | Row[] | null | undefined;
    if (!part) continue;
    if (part.many) shown[name] = asList(value).map((each) => presentPart(each, part, inner));
    else shown[name] = value && !Array.isArray(value) ? presentPart(value, part, inner) : null;
  }
  return shown;
}

function presentPart(row: Row, part: Part, tree: PartTree): Shown {
  const shown: Shown = part.idFromKey ? { id: row.key } : {};
  for (const field of part.fields) {
    if (field !== 'key' || !part.idFromKey) shown[field] = row[field] ?? null;
  }
  return Object.assign(shown, presentParts(row, part.parts ?? {}, tree));
}

function asList(value: Row | Row[] | null | undefined): Row[] {
  return Array.isArray(value) ? value : value ? [value] : [];
}
