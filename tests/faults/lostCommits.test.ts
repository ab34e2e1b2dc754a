import { describe, expect, it } from 'vitest';
import { databases } from '../support/database';
import { newMember } from '../support/members';
import { sharedApi } from '../support/suite';

describe.each(databases)('a connection lost at any statement, on %s', (database) => {
  const api = sharedApi({ database });

  it('keeps every acknowledged change', async () => {
    const member = await newMember(api);
    const change = (fullName: string, failAt: number) =>
      fetch(`${api.url}/api/users/me`, {
        method: 'PUT',
        body: JSON.stringify({ fullName }),
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${member.token}`,
          'X-Fail-At': String(failAt),
        },
      });
    const storedName = async () => {
      const [row] = await api.sql<{ full_name: string }>(
        'select full_name from up_users where document_id = ?',
        [member.documentId],
      );
      return row?.full_name;
    };
    const lostAt: string[] = [];
    for (let statement = 1; ; statement += 1) {
      const name = `Trần Thị Số ${statement}`;
      const response = await change(name, statement);
      const lost = response.headers.get('X-Lost-At');
      if (response.ok) expect(await storedName(), `after ${lost ?? 'no loss'}`).toBe(name);
      if (!lost) break;
      lostAt.push(lost.split(/\W/, 1)[0]?.toUpperCase() ?? '');
    }
    expect(lostAt).toEqual(expect.arrayContaining(['SELECT', 'BEGIN', 'UPDATE', 'COMMIT']));
  });
});
