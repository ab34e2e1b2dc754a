import type { AnyView, Part } from './ContentView';
import { wholeTree, type PartTree } from './readPopulate';

export interface Populate {
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
