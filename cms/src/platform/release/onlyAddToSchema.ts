import type { Core } from '@strapi/strapi';

type Diff = Awaited<ReturnType<Core.Strapi['db']['schema']['schemaDiff']['diff']>>;
type Tables = Diff['diff']['tables'];
type Table = Tables['updated'][number];

/**
 * Lets Strapi's schema synchronization add tables, columns, indexes and foreign keys, and nothing else: during an update
 * and after a rollback another release works on the same tables. `forceMigration: false` alone still alters columns, drops
 * foreign keys, and fails at a changed index, which it does not drop and creates again.
 */
export function onlyAddToSchema({ db, log }: Core.Strapi): void {
  const { schemaDiff } = db.schema;
  const diff = schemaDiff.diff;
  schemaDiff.diff = async (context) => {
    const found = await diff(context);
    const left = leftAlone(found.diff.tables);
    if (left.length > 0) {
      log.warn(
        `The database differs from the schema of this release, and is not changed: ${left.join(', ')}`,
      );
    }
    return additionsOf(found);
  };
  // Deletes components and media of all types that this release does not know, which include those of a later one.
  db.repair.removeOrphanMorphType = () => Promise.resolve();
}

function additionsOf({ diff }: Diff): Diff {
  const { added, updated, removed, unchanged } = diff.tables;
  const tables: Tables = {
    added,
    updated: updated.map(onlyAdded).filter(isChanged),
    removed: [],
    unchanged: [...unchanged, ...removed],
  };
  const status = added.length + tables.updated.length > 0 ? 'CHANGED' : 'UNCHANGED';
  return { status, diff: { tables } };
}

const onlyAdded = ({ name, columns, indexes, foreignKeys }: Table): Table => ({
  name,
  columns: { ...columns, updated: [], removed: [] },
  indexes: { ...indexes, updated: [], removed: [] },
  foreignKeys: { ...foreignKeys, updated: [], removed: [] },
});

const isChanged = ({ columns, indexes, foreignKeys }: Table): boolean =>
  [columns, indexes, foreignKeys].some(({ added }) => added.length > 0);

/** Tables, and columns as `table.column`. Without indexes: on PostgreSQL, Strapi reports unchanged ones too. */
const leftAlone = ({ updated, removed }: Tables): string[] => [
  ...removed.map(({ name }) => name),
  ...updated.flatMap(({ name: table, columns }) =>
    [...columns.updated, ...columns.removed].map(({ name }) => `${table}.${name}`),
  ),
];
