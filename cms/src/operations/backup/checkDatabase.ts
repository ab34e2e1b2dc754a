import Database from 'better-sqlite3';

/** @returns the problems that SQLite finds in a file; none if it is intact */
export function checkSqlite(file: string): string[] {
  const db = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const broken = db.pragma('integrity_check') as { integrity_check: string }[];
    const orphans = db.pragma('foreign_key_check') as { table: string; parent: string }[];
    return [
      ...broken.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
      ...orphans.map(({ table, parent }) => `a row of ${table} refers to no ${parent}`),
    ].slice(0, 20);
  } finally {
    db.close();
  }
}

/**
 * Counts the rows that a dump of PostgreSQL contains, by table, without a database server.
 * @param sql the dump as `pg_restore --file=-` prints it
 */
export async function countDumpedRows(sql: AsyncIterable<Buffer>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let table: string | null = null;
  const endLine = (line: string) => {
    if (table === null) {
      table = /^COPY public\."?(\w+)"? /.exec(line)?.[1] ?? null;
      if (table !== null) counts[table] = 0;
    } else if (line === '\\.') {
      table = null;
    } else {
      counts[table] = (counts[table] ?? 0) + 1;
    }
  };
  // Rows may be megabytes long; a table's name is within their first bytes.
  const LONGEST = 200;
  let begun = '';
  for await (const chunk of sql) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      endLine(begun + chunk.toString('latin1', from, Math.min(end, from + LONGEST)));
      begun = '';
      from = end + 1;
    }
    if (begun.length < LONGEST) begun += chunk.toString('latin1', from, from + LONGEST);
  }
  return counts;
}
