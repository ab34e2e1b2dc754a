import { catalogueForms } from './catalogue';
import { commonTexts, shownGroup } from './common';
import { componentForms } from './components';
import type { Form } from './Form';
import { fieldLabels } from '../../generated/fieldLabels';
import { instituteForms } from './institute';
import { memberForms } from './members';
import { orderForms } from './orders';

/** Shared by all fixed pages. */
const singlePageForm: Form = {
  title: 'title',
  groups: {
    'Mở đầu': ['title', 'summary', 'cover'],
    'Các phần của trang': ['sections'],
    ...shownGroup,
  },
  texts: { sections: 'Các phần của trang' },
};

const forms: Readonly<Record<string, Form>> = {
  ...catalogueForms,
  ...instituteForms,
  ...memberForms,
  ...orderForms,
  ...componentForms,
};

/** Undefined for Strapi's own types. */
export function formOf(uid: string): Form | undefined {
  return uid.startsWith('api::single-page.') ? singlePageForm : forms[uid];
}

/** Looks in the form, the common labels, then the schema; undefined if there is none. */
export function fieldTextOf(
  uid: string,
  form: Form,
  field: string,
): { label: string; hint: string } | undefined {
  const texts = form.texts[field] ?? commonTexts[field] ?? fieldLabels[uid]?.[field];
  if (texts === undefined) return undefined;
  const [label, hint = ''] = typeof texts === 'string' ? [texts] : texts;
  return { label, hint };
}

export function headingOf(form: Form, field: string): string | undefined {
  return Object.entries(form.groups).find(([, rows]) =>
    rows.some((row) => row.split(' ').includes(field)),
  )?.[0];
}
