import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { insertSampleOrders } from '../../commerce/orders/insertSampleOrders';
import { readBuyers } from '../members/loadMembers';
import { createRandom } from '../random';
import type { Samples } from '../samples/Samples';
import { loadNotifications } from './loadNotifications';
import { planOrders } from './planOrders';
import { saleItems, type DocumentIds } from './saleItems';

const SEED = 66_2020;

async function readDocumentIds(strapi: Core.Strapi, trx: Knex.Transaction): Promise<DocumentIds> {
  const ids = new Map<string, string>();
  for (const kind of ['course', 'document', 'seminar'] as const) {
    const { tableName } = strapi.db.metadata.get(`api::${kind}.${kind}`);
    const rows: { slug: string; document_id: string }[] = await trx(tableName)
      .select('slug', 'document_id')
      .whereNotNull('published_at');
    for (const { slug, document_id: id } of rows) ids.set(`${kind} ${slug}`, id);
  }
  return ids;
}

export async function loadOrders(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  samples: Samples,
  day: Date,
): Promise<void> {
  const random = createRandom(SEED);
  const ids = await readDocumentIds(strapi, trx);
  const items = saleItems({ samples, ids, random, now: day });
  const orders = planOrders({
    buyers: await readBuyers(strapi, trx),
    items,
    quantityRule: samples.quantityDiscountRule,
    random,
    now: day,
  });
  await insertSampleOrders(trx, orders);
  await loadNotifications(trx, day);
}
