import type { Form } from '../../panel/forms/Form';
import { formOf, headingOf } from '../../panel/forms/forms';

/** The type by which a row that is a heading finds its component. */
export const HEADING = 'group-heading';

interface EditField {
  name: string;
  type: string;
}

type Row = readonly EditField[];

interface EditLayout {
  layout: readonly (readonly Row[])[];
  settings: { form?: string };
}

/** Parts a form into panels, one for each group of fields with its heading above. */
export function groupLayout<Its extends { layout: EditLayout }>(view: Its): Its {
  const { layout } = view;
  const form = formOf(layout.settings.form ?? '');
  if (form === undefined) return view;
  return { ...view, layout: { ...layout, layout: groupRows(form, layout.layout.flat()) } };
}

function groupRows(form: Form, rows: readonly Row[]): Row[][] {
  const groups: { heading: string | undefined; rows: Row[] }[] = [];
  for (const row of rows) {
    const [first] = row;
    const heading = first && headingOf(form, first.name);
    const last = groups.at(-1);
    if (last?.heading === heading) last?.rows.push(row);
    else groups.push({ heading, rows: [row] });
  }
  // Rights go by fields, and those of a component by its own: a plain one speaks for all headings.
  const plain = rows.flat().find(({ type }) => type !== 'component' && type !== 'dynamiczone');
  return groups.map((group) => [
    ...headingRows(group.heading, plain, group.rows[0]?.[0]),
    ...group.rows,
  ]);
}

/** Stands in the place of a field. */
function headingRows(
  heading: string | undefined,
  plain: EditField | undefined,
  first: EditField | undefined,
): Row[] {
  // A dynamic zone stands alone in its panel and shows its own name.
  if (heading === undefined || plain === undefined || first?.type === 'dynamiczone') return [];
  const row = {
    ...plain,
    type: HEADING,
    attribute: { type: HEADING },
    placeholder: heading,
    size: 12,
  };
  return [[row]];
}
