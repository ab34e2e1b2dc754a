import type { AnyView, FieldType, Part } from './ContentView';
import { wholeTree, type PartTree } from './readPopulate';

export type Row = Record<string, unknown>;
export type View = Record<string, unknown>;

/** Maps a row to its API response, with the named fields and parts only. */
export function present(row: Row, view: AnyView, fields: readonly string[], tree: PartTree): View {
  const result: View = { documentId: row.documentId };
  for (const field of fields) {
    result[field] = viewValue(view.fields[field], row[field]);
  }
  return Object.assign(result, presentParts(row, view.parts, tree));
}

function presentParts(row: Row, parts: Readonly<Record<string, Part>>, tree: PartTree): View {
  const result: View = {};
  for (const [name, inner] of Object.entries(tree)) {
    const part = parts[name];
    const value = row[name] as Row | Row[] | null | undefined;
    if (!part) continue;
    if (part.many) result[name] = asList(value).flatMap((each) => presentEntry(each, part, inner));
    else result[name] = value && !Array.isArray(value) ? presentPart(value, part, inner) : null;
  }
  return result;
}

/** Empty if the entry lacks a required field. */
function presentEntry(row: Row, part: Part, tree: PartTree): View[] {
  if (part.variants) {
    const { __component } = row as { __component: string };
    const variant = part.variants[__component];
    if (!variant) return [];
    return [{ __component, ...presentPart(row, variant, wholeTree(variant.parts ?? {})) }];
  }
  return part.needs && !row[part.needs] ? [] : [presentPart(row, part, tree)];
}

function presentPart(row: Row, part: Part, tree: PartTree): View {
  const result: View = {};
  for (const [field, type] of Object.entries(part.fields)) {
    result[field] = viewValue(type, row[part.idFromKey && field === 'id' ? 'key' : field]);
  }
  return Object.assign(part.show?.(result) ?? result, presentParts(row, part.parts ?? {}, tree));
}

/** Missing values become null; a list always holds strings, although the panel accepts any JSON for it. */
function viewValue(type: FieldType | undefined, value: unknown): unknown {
  if (type !== 'list') return value ?? null;
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function asList(value: Row | Row[] | null | undefined): Row[] {
  return Array.isArray(value) ? value : value ? [value] : [];
}
