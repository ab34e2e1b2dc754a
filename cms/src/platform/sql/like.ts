import type { Knex } from 'knex';

/** `LIKE` with `!` as its escape, which both databases take alike. */
export function like(
  builder: Knex.QueryBuilder,
  column: string,
  pattern: string,
  foldCase: boolean,
): void {
  if (foldCase) builder.whereRaw(`lower(??) like lower(?) escape '!'`, [column, pattern]);
  else builder.whereRaw(`?? like ? escape '!'`, [column, pattern]);
}

/** A text with the signs of a pattern taken as they are. */
export function escapeLike(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
