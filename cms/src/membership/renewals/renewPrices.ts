import type { Knex } from 'knex';
import { query } from '../../platform/sql/query';
import type { RenewableType } from './renewRequest';

export interface RenewPrice {
  memberType: RenewableType;
  years: number;
  /** Đồng, for all the years. */
  price: number;
  seats: number;
}

interface PriceRow {
  member_type: RenewableType;
  years: number;
  price: number;
  seats: number | null;
}

export async function readRenewPrices(db: Knex): Promise<RenewPrice[]> {
  const rows = await query<PriceRow>(
    db,
    'select member_type, years, price, seats from user_renew_prices order by member_type, years',
  );
  return rows.map(({ member_type: memberType, seats, ...row }) => ({
    memberType,
    ...row,
    seats: seats ?? 0,
  }));
}
