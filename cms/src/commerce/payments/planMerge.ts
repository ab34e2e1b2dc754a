import type { Knex } from 'knex';
import { placeholders, query } from '../../platform/sql/query';
import {
  findCandidates,
  findEqual,
  type Candidate,
  type UnmatchedTransfer,
} from './findCandidates';
import type { Provider } from './Transfer';

export interface MergePlan {
  /** The transfer that it may duplicate. */
  into: Candidate;
  /** The row of each report, by its provider. */
  targets: ReadonlyMap<Provider, number>;
}

/**
 * Finds the rows that the reports of a duplicate transfer belong to. Usually this is one candidate.
 * If several equal payments were made, their reports may be mixed up: then each report belongs to any
 * of these rows that its provider has not reported yet. A provider reports each transfer once.
 * Therefore all reports of a duplicate find a row, and the reports of another payment find none.
 * @param candidateId the documentId of the candidate; by default the likeliest
 */
export async function planMerge(
  db: Knex,
  transfer: UnmatchedTransfer,
  candidateId?: string,
): Promise<MergePlan | null> {
  const isWanted = ({ documentId }: Candidate) =>
    candidateId === undefined || documentId === candidateId;
  const own = (await readProviders(db, [transfer.id])).get(transfer.id) ?? [];
  const candidates = await findCandidates(db, transfer);
  const candidate = candidates.find(isWanted);
  if (candidate) {
    return { into: candidate, targets: new Map(own.map((provider) => [provider, candidate.id])) };
  }
  // Reports of a single provider belong to one candidate or to none.
  if (candidates.length > 0 || own.length < 2) return null;
  const equal = await findEqual(db, transfer);
  const reported = await readProviders(
    db,
    equal.map(({ id }) => id),
  );
  const targets = new Map<Provider, Candidate>();
  for (const provider of own) {
    const target = equal.find(({ id }) => !reported.get(id)?.includes(provider));
    if (!target) return null;
    targets.set(provider, target);
  }
  const into = equal.find((each) => [...targets.values()].includes(each));
  if (!into || !isWanted(into)) return null;
  return { into, targets: new Map([...targets].map(([provider, { id }]) => [provider, id])) };
}

/** Providers that have reported these transfers. */
async function readProviders(db: Knex, ids: readonly number[]): Promise<Map<number, Provider[]>> {
  const providers = new Map<number, Provider[]>();
  if (ids.length === 0) return providers;
  const rows = await query<{ id: number; provider: Provider }>(
    db,
    `select distinct bank_transaction_id as id, provider from bank_transaction_sources
     where bank_transaction_id in (${placeholders(ids.length)}) order by provider`,
    [...ids],
  );
  for (const { id, provider } of rows) {
    providers.set(id, [...(providers.get(id) ?? []), provider]);
  }
  return providers;
}
