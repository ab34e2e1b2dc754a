import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import type { Form } from '../form-layouts/Form';
import { formOf, headingOf, fieldTextOf } from '../form-layouts/forms';

interface Attribute {
  type: string;
  target?: string;
  mappedBy?: string;
  visible?: boolean;
  private?: boolean;
}

interface Model {
  uid: string;
  attributes: Record<string, Attribute>;
}

interface Configurations {
  findConfiguration(model: Model): Promise<Configuration>;
  updateConfiguration(model: Model, to: Configuration): Promise<unknown>;
}

const COLUMNS = 12;

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit?: Record<string, unknown>; list?: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

/** `settings.form` identifies the form, so the panel can add headings; `unplaced` fields go last. */
function layoutOf(
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

/** Changes made in the panel stay until a release changes that type's form. */
export async function setLayouts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'panel_layouts' });
  const fingerprints = ((await store.get({ key: 'given' })) ?? {}) as Record<string, string>;
  const now: Record<string, string> = {};
  for (const [models, service] of [
    [strapi.contentTypes, 'content-types'],
    [strapi.components, 'components'],
  ] as const) {
    const configurations = strapi.plugin('content-manager').service(service) as Configurations;
    for (const model of Object.values(models) as unknown as Model[]) {
      const form = formOf(model.uid);
      if (form === undefined) continue;
      const before = await configurations.findConfiguration(model);
      const layout = layoutOf(model.uid, form, before, unplacedOf(model, form), (field) =>
        titleOf(model, field),
      );
      const fingerprint = createHash('sha256').update(
        JSON.stringify([form, Object.keys(model.attributes)]),
      );
      now[model.uid] = fingerprint.digest('hex');
      if (fingerprints[model.uid] === now[model.uid]) continue;
      await configurations.updateConfiguration(model, layout);
    }
  }
  await store.set({ key: 'given', value: now });
}

/** Fields that the form does not list. They are appended, so that editors can still reach them. */
function unplacedOf({ uid, attributes }: Model, form: Form): string[] {
  if (form.writable !== undefined || uid.startsWith('plugin::')) return [];
  return Object.entries(attributes)
    .filter(([field, attribute]) => isForEditors(attribute) && !isStrapis(field))
    .map(([field]) => field)
    .filter((field) => headingOf(form, field) === undefined);
}

const isForEditors = ({ visible, mappedBy, private: own }: Attribute): boolean =>
  visible !== false && own !== true && mappedBy === undefined;

const isStrapis = (field: string): boolean =>
  /^(?:id|documentId|locale|localizations|(?:created|updated|published)(?:At|By))$/.test(field);

/** The title field of the records this field points to. */
function titleOf(model: Model, field: string): string | undefined {
  const { target, type } = model.attributes[field] ?? {};
  if (type !== 'relation' || target === undefined) return undefined;
  return formOf(target)?.title ?? 'id';
}
