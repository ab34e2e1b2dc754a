import type { Knex } from 'knex';

/** `LIKE` with `!` as escape character, which both databases accept. */
export function like(
  builder: Knex.QueryBuilder,
  column: string,
  pattern: string,
  foldCase: boolean,
): void {
  if (foldCase) builder.whereRaw(`lower(??) like lower(?) escape '!'`, [column, pattern]);
  else builder.whereRaw(`?? like ? escape '!'`, [column, pattern]);
}

export function escapeLike(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
