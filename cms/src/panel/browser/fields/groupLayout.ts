import type { Form } from '../../form-layouts/Form';
import { formOf, headingOf } from '../../form-layouts/forms';

export const HEADING = 'group-heading';

interface EditField {
  name: string;
  type: string;
  attribute?: object;
}

type Row = readonly EditField[];

interface EditLayout {
  layout: readonly (readonly Row[])[];
  settings: { form?: string; mainField?: string };
}

export const ORDER_LINES = 'order-lines';
export const ORDER_HISTORY = 'order-history';

const listed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'api::order.order': { lines: ORDER_LINES, history: ORDER_HISTORY },
};

export function groupLayout<Its extends { layout: EditLayout }>(view: Its): Its {
  const { layout } = view;
  const { form: uid = '', mainField } = layout.settings;
  const form = formOf(uid);
  if (form === undefined) return view;
  const types = listed[uid] ?? {};
  const rows = layout.layout
    .flat()
    .map((row) => row.map((each) => withType(each, types[each.name])));
  // As a heading, a date or enumeration value would appear in its raw database form.
  const title = rows.flat().find(({ name }) => name === mainField);
  const coded = title?.type === 'datetime' || title?.type === 'enumeration';
  return {
    ...view,
    layout: {
      ...layout,
      settings: coded ? { ...layout.settings, mainField: 'id' } : layout.settings,
      layout: groupRows(form, rows),
    },
  };
}

const withType = (field: EditField, type: string | undefined): EditField =>
  type === undefined ? field : { ...field, type, attribute: { type } };

function groupRows(form: Form, rows: readonly Row[]): Row[][] {
  const groups: { heading: string | undefined; rows: Row[] }[] = [];
  for (const row of rows) {
    const [first] = row;
    const heading = first && headingOf(form, first.name);
    const last = groups.at(-1);
    if (last?.heading === heading) last?.rows.push(row);
    else groups.push({ heading, rows: [row] });
  }
  // Permissions go by field, so a plain field represents all headings.
  const plain = rows.flat().find(({ type }) => type !== 'component' && type !== 'dynamiczone');
  return groups.map((group) => [
    ...headingRows(group.heading, plain, group.rows[0]?.[0]),
    ...group.rows,
  ]);
}

function headingRows(
  heading: string | undefined,
  plain: EditField | undefined,
  first: EditField | undefined,
): Row[] {
  // A dynamic zone fills its own panel and shows its own name.
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
