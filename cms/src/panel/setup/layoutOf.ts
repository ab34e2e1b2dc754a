import { fieldTextOf } from '../forms/forms';
import type { Form } from '../forms/Form';

const COLUMNS = 12;

export interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit?: Record<string, unknown>; list?: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

/** `settings.form` identifies the form, so the panel can add headings; `unplaced` fields go last. */
export function layoutOf(
  uid: string,
  form: Form,
  before: Configuration,
  unplaced: readonly string[],
  titleOf: (field: string) => string | undefined,
): Configuration {
  const [sortBy, sortOrder] = form.sort?.split(':') ?? [];
  return {
    settings: {
      ...before.settings,
      form: uid,
      mainField: form.title,
      ...(sortBy && { defaultSortBy: sortBy, defaultSortOrder: sortOrder }),
    },
    metadatas: Object.fromEntries(
      Object.entries(before.metadatas).map(([field, { edit, list }]) => {
        const words = fieldTextOf(uid, form, field);
        const mainField = titleOf(field);
        const pointsTo = mainField === undefined ? {} : { mainField };
        return [
          field,
          {
            ...(edit && {
              edit: {
                ...edit,
                ...pointsTo,
                ...(words && { label: words.label, description: words.hint }),
                ...(form.writable && { editable: form.writable.includes(field) }),
              },
            }),
            ...(list && {
              list: { ...list, ...pointsTo, ...(words && { label: words.label }) },
            }),
          },
        ];
      }),
    ),
    layouts: {
      list: form.list?.split(' ') ?? before.layouts.list,
      edit: [...Object.values(form.groups).flat(), ...unplaced].map((row) => {
        const names = row.split(' ');
        return names.map((name) => ({ name, size: COLUMNS / names.length }));
      }),
    },
  };
}
