import type { Knex } from 'knex';

/** One GIN index over all records (2026.11.22T00.00.00.search.ts) and one over each of two samples. */
const samples = [
  ['search_entries_terms_64_ix', 'sample < 1'],
  ['search_entries_terms_8_ix', 'sample < 8'],
] as const;

const select = `
  select entry.id, entry.kind, entry.title, entry.date
  from search_entries as entry
  where entry.terms @@ condition`;

/**
 * PostgreSQL collects search candidates in a function (src/platform/search-index/postgresIndex.ts): one round
 * trip for all conditions, and later ones cost nothing once enough are found. Plans are cached per
 * connection and may never be a full table scan, which the planner picks when it misjudges how often
 * words occur together.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('search_entries', (table) => {
    table.smallint('sample').notNullable().defaultTo(0);
  });
  if (knex.client.dialect !== 'postgresql') return;
  for (const [name, where] of samples) {
    await knex.raw(
      `create index ${name} on search_entries using gin (terms) with (fastupdate = off) where ${where}`,
    );
  }
  await knex.raw(`
    create function search_collect(conditions jsonb, wanted integer)
    returns table (tier integer, id integer, kind varchar, title text, date varchar)
    language plpgsql stable
    set enable_seqscan = off
    set plan_cache_mode = force_generic_plan
    as $$
    declare
      seen integer[] := '{}';
      condition tsquery;
    begin
      for at in 0 .. jsonb_array_length(conditions) - 1 loop
        condition := conditions ->> at;
        for id, kind, title, date in
          select found.* from (
            ${select} and entry.sample < 1
            union all ${select} and entry.sample < 8 and entry.sample >= 1
            union all ${select} and entry.sample >= 8
          ) as found
          where not found.id = any (seen)
          limit wanted - cardinality(seen)
        loop
          tier := at;
          seen := seen || id;
          return next;
        end loop;
        if cardinality(seen) >= wanted then return; end if;
      end loop;
    end
    $$
  `);
}

export async function down(knex: Knex): Promise<void> {
  if (knex.client.dialect === 'postgresql') {
    await knex.raw('drop function search_collect');
    for (const [name] of samples) await knex.raw(`drop index ${name}`);
  }
  await knex.schema.alterTable('search_entries', (table) => {
    table.dropColumn('sample');
  });
}
