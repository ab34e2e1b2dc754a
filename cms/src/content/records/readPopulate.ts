import { badField } from '../../platform/errors/HttpError';
import type { AnyView, Part } from './ContentView';
import { isRecord, readList } from '../../platform/query/readValues';

export interface PartTree {
  [name: string]: PartTree;
}

/** `category,orderOptionGroup.options`, or `*` for all. @throws HttpError 400 for a part that is not public */
export function readPopulate(view: AnyView, value: unknown): PartTree {
  if (value === '*') return wholeTree(view.parts);
  const tree: PartTree = {};
  for (const path of readPaths(value)) {
    let known: Readonly<Record<string, Part>> = view.parts;
    let mapping = tree;
    for (const name of path.split('.')) {
      const part = Object.hasOwn(known, name) ? known[name] : undefined;
      if (!part) throw badField('populate', `Không có phần “${path.slice(0, 64)}”.`);
      mapping = mapping[name] ??= {};
      known = part.parts ?? {};
    }
  }
  return tree;
}

/** Also accepts Strapi's object form where it only names parts: `populate[category]=true`. */
function readPaths(value: unknown): string[] {
  if (!isRecord(value)) return readList(value, 'populate');
  return Object.entries(value).map(([name, wanted]) => {
    if (wanted === 'true' || wanted === '*') return name;
    throw badField('populate', 'Tham số “populate” chỉ nhận tên các phần, ví dụ “category,seo”.');
  });
}

export function wholeTree(parts: Readonly<Record<string, Part>>): PartTree {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, wholeTree(part.parts ?? {})]),
  );
}
