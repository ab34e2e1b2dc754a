import type { Core } from '@strapi/strapi';
import { searchedFields } from '../generated/content';
import { foldText } from './foldText';

/** What a search looks through, by type: the title first. Of members staff search alone. */
const searched: Record<string, readonly string[]> = {
  ...searchedFields,
  'plugin::users-permissions.user': ['fullName', 'username', 'email', 'phone', 'company'],
};

type Values = Record<string, unknown>;

/** The fields of a type that a search looks through. */
export function searchedOf(uid: string): readonly string[] {
  return searched[uid] ?? [];
}

interface WriteEvent {
  action: string;
  model: { uid: string };
  params: { data?: Values | Values[]; where?: Values };
}

/**
 * Keeps `searchText` and `sortTitle` folded at every write of a row, whoever writes it: the admin
 * panel, a publication (which copies the draft's row), a script.
 */
export function keepSearchColumns(strapi: Core.Strapi): void {
  const models = Object.keys(searched);
  strapi.db.lifecycles.subscribe({
    models,
    beforeCreate: (event) => fold(event as unknown as WriteEvent),
    beforeCreateMany: (event) => fold(event as unknown as WriteEvent),
    async beforeUpdate(event) {
      const { model, params } = event as unknown as WriteEvent;
      const data = params.data as Values | undefined;
      const fields = searchedOf(model.uid);
      if (!data || !fields.some((field) => field in data)) return;
      const present: Values = fields.every((field) => field in data)
        ? {}
        : await strapi.db.query(model.uid).findOne({ where: params.where, select: [...fields] });
      Object.assign(data, foldedColumns(fields, { ...present, ...data }));
    },
  });
}

/** Folds rows that were written behind the server's back, e.g. by a restored backup. */
export async function mendSearchColumns(strapi: Core.Strapi): Promise<void> {
  for (const [uid, fields] of Object.entries(searched)) {
    const rows: (Values & { id: number })[] = await strapi.db
      .query(uid)
      .findMany({ where: { searchText: { $null: true } }, select: ['id', ...fields] });
    for (const { id, ...values } of rows) {
      await strapi.db.query(uid).update({ where: { id }, data: foldedColumns(fields, values) });
    }
  }
}

function fold({ model, params }: WriteEvent): void {
  const fields = searchedOf(model.uid);
  const rows = Array.isArray(params.data) ? params.data : params.data ? [params.data] : [];
  for (const row of rows) Object.assign(row, foldedColumns(fields, row));
}

/** What is kept folded of these fields: all of them to be searched, the first to be sorted by. */
export function foldedColumns(fields: readonly string[], values: Values) {
  const texts = fields.flatMap((field) => values[field]).filter((each) => typeof each === 'string');
  return { searchText: foldText(texts.join(' ')), sortTitle: foldText(texts[0] ?? '') };
}
