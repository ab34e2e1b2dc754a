import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { componentLink } from '../../platform/sql/componentLink';
import { query } from '../../platform/sql/query';
import type { ItemKind } from '../../generated/types';
import type { QuantityRule } from './types';

interface TierRow {
  applies_to: string | ItemKind[] | null;
  min_quantity: number;
  percent: number;
}

export async function readQuantityRule(
  strapi: Core.Strapi,
  db: Knex,
): Promise<QuantityRule | null> {
  const tiers = componentLink(
    strapi,
    'api::quantity-discount-rule.quantity-discount-rule',
    'tiers',
  );
  const rows = await query<TierRow>(
    db,
    `select r.applies_to, t.min_quantity, t.percent
     from quantity_discount_rules r ${tiers.join('r', 't')}`,
  );
  const [first] = rows;
  if (first === undefined) return null;
  return {
    tiers: rows.map(({ min_quantity: minQuantity, percent }) => ({ minQuantity, percent })),
    appliesTo: readKinds(first.applies_to),
  };
}

function readKinds(value: TierRow['applies_to']): ItemKind[] {
  const kinds: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return Array.isArray(kinds) ? (kinds as ItemKind[]) : [];
}
