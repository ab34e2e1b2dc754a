import { formOf, fieldTextOf } from '../../forms/forms';

/** Labels of every field in a type's form, by field name. */
export function fieldLabels(uid: string): Readonly<Record<string, string>> {
  const form = formOf(uid);
  if (form === undefined) return {};
  const names = Object.values(form.groups).flatMap((rows) => rows.flatMap((row) => row.split(' ')));
  return Object.fromEntries(
    names.map((name) => [name, fieldTextOf(uid, form, name)?.label ?? name]),
  );
}
