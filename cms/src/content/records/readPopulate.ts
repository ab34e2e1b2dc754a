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

interface Populate {
  [name: string]: Selection | { on: Record<string, Selection> };
}

interface Selection {
  select: string[];
  populate: Populate;
  where?: object;
}

export function populateOf(known: Readonly<Record<string, Part>>, tree: PartTree): Populate {
  return Object.fromEntries(
    Object.entries(tree).map(([name, inner]) => {
      const part = known[name] as Part;
      return [name, part.variants ? { on: variantsOf(part.variants) } : selectionOf(part, inner)];
    }),
  );
}

function variantsOf(variants: Readonly<Record<string, Part>>): Record<string, Selection> {
  return Object.fromEntries(
    Object.entries(variants).map(([uid, variant]) => [
      uid,
      selectionOf(variant, wholeTree(variant.parts ?? {})),
    ]),
  );
}

function selectionOf({ fields, parts = {}, of: view, idFromKey }: Part, tree: PartTree): Selection {
  const counted = view ? countedOf(view) : { fields: [], parts: {} };
  const columns = Object.keys(fields).map((name) => (idFromKey && name === 'id' ? 'key' : name));
  return {
    select: ['id', ...new Set([...columns, ...counted.fields])],
    populate: populateOf(parts, { ...tree, ...counted.parts }),
    // Published records never link to drafts; checked here as well.
    ...(view?.draftAndPublish && { where: { publishedAt: { $notNull: true } } }),
  };
}

/** The fields needed to count a record's seats. */
export function countedOf(view: AnyView): { fields: string[]; parts: PartTree } {
  return {
    fields: view.seatsOf ? ['capacity'] : [],
    parts: view.seatsOf === 'seminar' ? { orderOptionGroup: { options: {} } } : {},
  };
}
