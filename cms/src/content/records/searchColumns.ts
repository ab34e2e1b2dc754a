import type { Core } from '@strapi/strapi';
import { searchedFields } from '../../generated/content';
import { foldText } from '@iia/shared/foldText';
import { memberSearchText } from '../../platform/search-index/memberTokens';

const members = 'plugin::users-permissions.user';

/** Folded fields by type, starting with the title used for sorting. */
const searched: Record<string, readonly string[]> = {
  ...searchedFields,
  // Searched by staff only (src/membership/user-list): the search index (src/content/search) holds public content.
  [members]: ['fullName', 'username', 'email', 'phone', 'company'],
};

const REPAIRED_AT_ONCE = 500;

type Values = Record<string, unknown>;

function searchedOf(uid: string): readonly string[] {
  return searched[uid] ?? [];
}

interface WriteEvent {
  action: string;
  model: { uid: string };
  params: { data?: Values | Values[]; where?: Values };
}

/** Maintains folded columns on every write, including publishing, which copies the draft's row. */
export function maintainSearchColumns(strapi: Core.Strapi): void {
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
      Object.assign(data, foldedColumns(model.uid, { ...present, ...data }));
    },
  });
}

/** Folds rows written outside the server, e.g. by a restored backup. */
export async function repairSearchColumns(strapi: Core.Strapi): Promise<void> {
  for (const [uid, fields] of Object.entries(searched)) {
    const { tableName } = strapi.db.metadata.get(uid);
    for (;;) {
      const rows: (Values & { id: number })[] = await strapi.db.query(uid).findMany({
        where: { sortTitle: { $null: true } },
        select: ['id', ...fields],
        limit: REPAIRED_AT_ONCE,
      });
      if (rows.length === 0) break;
      await strapi.db.connection.transaction(async (trx) => {
        for (const { id, ...values } of rows) {
          const { sortTitle, searchText } = foldedColumns(uid, values);
          await trx(tableName)
            .where({ id })
            .update({
              sort_title: sortTitle,
              ...(searchText !== undefined && { search_text: searchText }),
            });
        }
      });
    }
  }
}

function fold({ model, params }: WriteEvent): void {
  const rows = Array.isArray(params.data) ? params.data : params.data ? [params.data] : [];
  for (const row of rows) Object.assign(row, foldedColumns(model.uid, row));
}

interface FoldedColumns {
  sortTitle: string;
  searchText?: string;
}

export function foldedColumns(uid: string, values: Values): FoldedColumns & Values {
  const texts = searchedOf(uid)
    .flatMap((field) => values[field])
    .filter((each) => typeof each === 'string');
  return {
    sortTitle: foldText(texts[0] ?? ''),
    ...(uid === members && { searchText: memberSearchText(texts) }),
  };
}
