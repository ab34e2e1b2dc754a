import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strictDatabase } from '../server/database';
import { rows } from './operations/rows';
import { testArguments } from './testArguments';
import { testRights } from './testRights';
import { testRoles } from './testRoles';
import { testStrapi4 } from './testStrapi4';
import { operations } from './fixture/documents';
import { createFixture } from './fixture/createFixture';
import type { Fixture } from './fixture/Fixture';

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

describe.each(strictDatabase)('on %s', (database) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixture(database);
  });
  afterAll(() => fixture?.api.stop());

  testRoles(() => fixture);
  testStrapi4(() => fixture);
  testRights(() => fixture);
  testArguments(() => fixture);
});
