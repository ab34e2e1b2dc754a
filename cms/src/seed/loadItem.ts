import { fillFields } from './fillFields';
import { recordFields, type ContentType, type Loader } from './Loader';
import { recordData } from './recordData';

type Values = Readonly<Record<string, unknown>>;

/**
 * Creates and publishes a record through the Document Service, with all its rules. A sample an editor
 * deleted stays deleted; in an existing record only new, empty fields are filled.
 * @param name the identifying field
 */
export async function loadItem(
  loader: Loader,
  uid: ContentType,
  data: Values,
  name = 'slug',
): Promise<void> {
  const key = String(data[name]);
  await loadRecord(loader, uid, key, data, { [name]: key });
}

export async function loadRecord(
  loader: Loader,
  uid: ContentType,
  key: string,
  data: Values,
  filters: Readonly<Record<string, string | number>>,
): Promise<void> {
  const { strapi, before } = loader;
  const known = before?.[uid]?.[key];
  const names = Object.keys(data).filter((field) => data[field] != null);
  const service = strapi.documents(uid);
  const existing = await service.findFirst({ filters, fields: ['documentId'] });
  if (existing && before) {
    const fresh = names.filter((field) => !known?.includes(field));
    const values = Object.fromEntries(fresh.map((field) => [field, data[field]]));
    await fillFields(strapi, uid, existing.documentId, values);
  }
  if (!existing && !known) await service.create({ data, status: 'published' });
  recordFields(loader, uid, key, names);
}

/** One transaction at first; later, a record that fails is skipped and logged. */
export async function loadItems(
  loader: Loader,
  uid: ContentType,
  records: readonly Values[],
  name = 'slug',
): Promise<void> {
  const { strapi, before } = loader;
  const loadAll = async () => {
    for (const [index, record] of records.entries()) {
      await loadOrSkip(loader, `${uid} "${String(record[name])}"`, async () =>
        loadItem(loader, uid, await recordData(strapi, uid, record, index), name),
      );
    }
  };
  await (before ? loadAll() : strapi.db.transaction(loadAll));
}

/** Creates and publishes a single type's record, or fills its missing fields. */
export async function loadSingle(loader: Loader, uid: ContentType, data: Values): Promise<void> {
  await loadOrSkip(loader, uid, () => loadRecord(loader, uid, '', data, {}));
}

/** On the first run a failure is fatal; later the start continues without the sample. */
async function loadOrSkip(
  { strapi, before, skipped }: Loader,
  what: string,
  load: () => Promise<void>,
): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (!before) throw error;
    skipped.push(what);
    strapi.log.warn(`Sample data: skipped ${what}: ${String(error)}`);
  }
}
