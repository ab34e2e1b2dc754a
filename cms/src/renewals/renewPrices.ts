import type { Knex } from 'knex';
import { query } from '../platform/sql/query';
import type { RenewableType } from './renewRequest';

export interface RenewPrice {
  memberType: RenewableType;
  years: number;
  /** Đồng, for all the years. */
  price: number;
}

export async function readRenewPrices(db: Knex): Promise<RenewPrice[]> {
  const rows = await query<{ member_type: RenewableType; years: number; price: number }>(
    db,
    'select member_type, years, price from user_renew_prices order by member_type, years',
  );
  return rows.map(({ member_type: memberType, years, price }) => ({ memberType, years, price }));
}
