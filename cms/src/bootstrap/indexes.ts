import type { Core } from '@strapi/strapi';
import { addIndex, dropIndex } from '../platform/sql/indexes';
import { tables } from '../platform/tables';

/** Strapi's tables do not exist yet when migrations run. Every member call looks up its session by id. */
const indexes = [
  { name: `${tables.sessions}_session_id_ix`, table: tables.sessions, column: 'session_id' },
  { name: `${tables.sessions}_user_id_ix`, table: tables.sessions, column: 'user_id' },
  { name: 'panel_versions_target_id_ix', table: 'panel_versions', column: 'target_id' },
  { name: 'planned_changes_target_id_ix', table: 'planned_changes', column: 'target_id' },
  { name: 'planned_changes_due_at_ix', table: 'planned_changes', column: 'due_at' },
  { name: 'order_lines_item_document_id_ix', table: 'order_lines', column: 'item_document_id' },
  { name: 'refunds_sent_at_ix', table: 'refunds', column: 'sent_at' },
  { name: 'membership_terms_ends_on_ix', table: 'membership_terms', column: 'ends_on' },
  {
    name: 'attendance_certificates_completed_on_ix',
    table: 'attendance_certificates',
    column: 'completed_on',
  },
  {
    name: 'certificate_statuses_issued_on_ix',
    table: 'certificate_statuses',
    column: 'issued_on',
  },
  // Contains all facets, so that a filtered list reads no rows that it does not show.
  {
    name: 'courses_facets_ix',
    table: 'courses',
    column:
      'published_at, format, city, price, start_at, cpe_hours, ethics_hours, end_at, capacity, document_id',
  },
  { name: 'files_url_ix', table: tables.files, column: 'url' },
  { name: 'files_hash_ix', table: tables.files, column: 'hash' },
];

/**
 * Indexes of relations that no statement uses: another index begins with the member, or the relation is to
 * a panel user, whose deletion may take a scan. Each would be written with every order.
 */
const unused = [
  'orders_user_id_fk',
  'notifications_user_id_fk',
  ...['orders', 'order_lines', 'order_status_changes', 'notifications'].flatMap((table) => [
    `${table}_created_by_id_fk`,
    `${table}_updated_by_id_fk`,
  ]),
];

/** Prevents Strapi's schema sync from creating the unused indexes. Call it in `register`. */
export function omitIndexes(strapi: Core.Strapi): void {
  strapi.hook('strapi::content-types.beforeSync').register(() => {
    for (const table of strapi.db.schema.schema.tables) {
      table.indexes = table.indexes.filter(({ name }) => !unused.includes(name));
    }
    return Promise.resolve();
  });
}

export async function addIndexes(strapi: Core.Strapi): Promise<void> {
  for (const name of unused) await dropIndex(strapi, name);
  for (const { name, table, column } of indexes) {
    await addIndex(strapi, { name, on: `${table} (${column})` });
  }
  // A member holds at most one seat per company.
  await addIndex(strapi, {
    name: 'membership_seats_held_uq',
    on: 'membership_seats (company_id, holder_id) where ended_at is null',
    unique: true,
  });
  // One position in each line, and one offer at a time.
  await addIndex(strapi, {
    name: 'waiting_entries_open_uq',
    on: `waiting_entries (user_id, item_document_id, option_id) where state in ('waiting', 'offered')`,
    unique: true,
  });
}
