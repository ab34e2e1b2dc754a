import type { Core } from '@strapi/strapi';
import { readGraceDays } from './graceDays';
import type { HeldSeat } from '../../generated/types';
import { listOwnSeats } from './seats/ownSeats';
import { readTerms, type Term } from './terms';

export interface UserMembership {
  graceDays: number;
  terms: Omit<Term, 'id' | 'value'>[];
  seats: HeldSeat[];
}

export async function readMembership(strapi: Core.Strapi, userId: number): Promise<UserMembership> {
  const db = strapi.db.connection;
  const terms = await readTerms(db, userId);
  return {
    graceDays: await readGraceDays(db),
    seats: await listOwnSeats(db, userId),
    terms: terms.map(({ id: _id, value: _value, ...term }) => term),
  };
}
