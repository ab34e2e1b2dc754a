import type { Knex } from 'knex';

/**
 * PostgreSQL reads the candidates of a search in a function (src/search/postgresIndex.ts): one journey
 * for all conditions, of which those behind the last that is needed cost nothing. Its plans are made once
 * a connection; and never a scan of the whole table, which the planner takes for the cheapest where it
 * believes words to be frequent together that are not, and which then reads all for nothing.
 */
export async function up(knex: Knex): Promise<void> {
  if (knex.client.dialect !== 'postgresql') return;
  await knex.raw(`
    create or replace function search_collect(conditions jsonb, sample tsquery, wanted integer)
    returns table (tier integer, id integer, kind varchar, title text, date varchar)
    language plpgsql stable
    set enable_seqscan = off
    set plan_cache_mode = force_generic_plan
    as $$
    declare
      seen integer[] := '{}';
      part tsquery;
    begin
      for at in 0 .. jsonb_array_length(conditions) - 1 loop
        part := conditions ->> at;
        foreach part in array array[part && sample, part] loop
          for id, kind, title, date in
            select entry.id, entry.kind, entry.title, entry.date
            from search_entries as entry
            where entry.terms @@ part and not entry.id = any (seen)
            limit wanted - cardinality(seen)
          loop
            tier := at;
            seen := seen || id;
            return next;
          end loop;
          if cardinality(seen) >= wanted then return; end if;
        end loop;
      end loop;
    end
    $$
  `);
}

export async function down(knex: Knex): Promise<void> {
  if (knex.client.dialect !== 'postgresql') return;
  await knex.raw('drop function if exists search_collect');
}
