import { describe, expect, it } from 'vitest';
import { strictDatabase } from '../support/database';
import { rows } from './operations/rows';
import { operations } from '../support/operations';
import { sharedFixture, type Fixture, roles, type Outcome, type Role } from './operations/Fixture';
import type { Failure } from '../support/api';
import { expected } from './operations/expected';
import type { Row } from './operations/Row';
import { sendRequest, dataOf } from './operations/request';
import { undocumented } from './operations/documented';

describe('the table of operations', () => {
  it('contains one row for each operation', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...operations.keys()].sort());
  });

  it('marks the same operations as local as the schema', () => {
    const local = rows.filter(({ row }) => row === null).map(({ name }) => name);
    const localOperations = [...operations.values()].filter(({ endpoint }) => endpoint === null);
    expect(local.sort()).toEqual(localOperations.map(({ name }) => name).sort());
  });
});

const remote = rows.flatMap(({ name, row }) => {
  const endpoint = operations.get(name)?.endpoint;
  return row && endpoint ? [{ name, row, access: endpoint.access }] : [];
});

async function outcomeOf(fixture: Fixture, name: string, row: Row, role: Role): Promise<Outcome> {
  const caller = row.spends ? await fixture.newCaller(role) : fixture.callers[role];
  const variables = await row.variables(fixture, caller);
  return sendRequest(name, { apiUrl: `${fixture.api.url}/api`, caller, variables });
}

/** An empty list would satisfy every guard. */
function expectData(data: Record<string, unknown>): void {
  const values = Object.values(data);
  expect(values).not.toHaveLength(0);
  for (const value of values) {
    expect(value).not.toBeNull();
    const list = Array.isArray(value) ? value : (value as { items?: unknown }).items;
    if (list !== undefined) expect(list).not.toHaveLength(0);
  }
}

/** All failures have the same format and a Vietnamese message. */
function expectRefusal({ error, exchange }: Outcome, status: number): void {
  expect(exchange?.status).toBe(status);
  const body = exchange?.body as Failure;
  expect(Object.keys(body).sort()).toEqual(['data', 'error']);
  expect(body.data).toBeNull();
  expect(Object.keys(body.error).sort()).toEqual(['details', 'message', 'name', 'status']);
  expect(body.error.status).toBe(status);
  expect(body.error.message).toMatch(/[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i);
  expect(error).toMatchObject({ status, code: body.error.name, message: body.error.message });
}

describe.each(strictDatabase)('on %s', (database) => {
  const fixture = sharedFixture(database);

  /** Every operation as every role on a real server, through the real link. */
  describe.each(roles)('%s', (role) => {
    it.each(remote.map((one) => [one.name, expected(one.access, role, one.row), one] as const))(
      'runs %s: %s',
      async (name, promised, { row, access }) => {
        const outcome = await outcomeOf(fixture, name, row, role);
        expect(undocumented(name, outcome.exchange)).toEqual([]);
        if (promised !== 'answer') return expectRefusal(outcome, promised);
        const data = dataOf(outcome, fixture.api);
        const isOwner = role === (access === 'STAFF' ? 'staff' : 'member');
        if (access === 'PUBLIC' || isOwner) expectData(data);
        // Staff see members only through staff endpoints.
        if (role === 'member' || access === 'STAFF') return;
        const text = JSON.stringify(outcome.exchange?.body);
        expect([...fixture.secrets].filter((secret) => text.includes(secret))).toEqual([]);
      },
    );
  });
});
