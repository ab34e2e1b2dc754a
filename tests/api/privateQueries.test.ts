import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { firstDatabase } from '../support/database';
import { newMember } from '../support/members';
import { newChief, newPanelUser } from '../support/staff';
import { readContentTypes, type Attribute, type ContentType } from '../support/routes';
import { shared, sharedApi } from '../support/suite';

const USER = 'plugin::users-permissions.user';
const PANEL_USER = 'admin::user';
const list = (uid: string) =>
  uid === PANEL_USER ? '/admin/users' : `/content-manager/collection-types/${uid}`;

interface Page {
  results: { documentId: string }[];
}

describe.each(firstDatabase)('a query by a private field, on %s', (database) => {
  const api = sharedApi({ database });
  const chief = shared(() => newChief(api));
  let types: Map<string, ContentType>;
  let lists: string[];

  beforeAll(async () => {
    types = new Map((await readContentTypes(api)).map((type) => [type.uid, type]));
    const { body } = await chief.call<{ data: { action: string; subject: string }[] }>(
      '/admin/users/me/permissions',
    );
    lists = body.data
      .filter(({ action }) => action === 'plugin::content-manager.explorer.read')
      .map(({ subject }) => subject)
      .filter((uid) => types.get(uid)?.kind === 'collectionType');
    lists.push(PANEL_USER);
    for (const hash of ['$2a$04$bbb', '$2a$04$ccc', '$2a$04$aaa']) {
      const { documentId } = await newMember(api);
      await api.sql(
        'update up_users set password = ?, reset_password_token = ? where document_id = ?',
        [hash, `ma-${hash.at(-1)}`, documentId],
      );
    }
  });
  const isSecret = ({ type, private: isPrivate, searchable }: Attribute) =>
    type === 'password' || (isPrivate === true && searchable === false);
  const attributesOf = (uid: string) => Object.entries(types.get(uid)?.attributes ?? {});
  const pathsOf = (isWanted: (uid: string) => string[]) =>
    lists.flatMap((uid) => isWanted(uid).map((name) => ({ uid, name })));
  const secrets = () =>
    pathsOf((uid) => attributesOf(uid).flatMap(([name, each]) => (isSecret(each) ? [name] : [])));
  const request = (uid: string, query: string) => chief.call<Page>(`${list(uid)}?${query}`);

  it('is refused in every list of the panel if the sort is in brackets', async () => {
    const accepted: string[] = [];
    expect(secrets().length).toBeGreaterThan(30);
    for (const { uid, name } of secrets()) {
      const { status } = await request(uid, `sort=[${name}]:asc`);
      if (status !== 400) accepted.push(`${uid} ${name}: ${status}`);
    }
    expect(accepted).toEqual([]);
  });

  it('is refused in every list of the panel if the field is of a related user', async () => {
    const accepted: string[] = [];
    const relations = pathsOf((uid) =>
      attributesOf(uid).flatMap(([name, { target }]) =>
        target === USER || target === PANEL_USER ? [name] : [],
      ),
    );
    expect(relations.length).toBeGreaterThan(lists.length);
    for (const { uid, name } of relations) {
      const { status } = await request(uid, `sort=${name}[password]:asc`);
      if (status !== 400) accepted.push(`${uid} ${name}: ${status}`);
    }
    expect(accepted).toEqual([]);
  });

  it.each([
    ['sort=id:asc,{}:asc', 'sort=id:asc,{}:desc'],
    ['sort[{}]=asc', 'sort[{}]=desc'],
    ['sort[0]=[{}]:asc', 'sort[0]=[{}]:desc'],
    ['sort=["{}"]:asc', 'sort=["{}"]:desc'],
    ['filters[{}][$contains]=a', 'filters[{}][$contains]=b'],
    ['filters[$or][0][$not][{}][$notNull]=true', 'filters[$or][0][$not][{}][$notNull]=false'],
  ])('reveals nothing of members: %s and %s get the same response', async (one, other) => {
    for (const [name, attribute] of attributesOf(USER)) {
      if (!isSecret(attribute)) continue;
      const [first, second] = [one, other].map((query) => query.replaceAll('{}', name));
      const responses = [await request(USER, first ?? ''), await request(USER, second ?? '')];
      const [left, right] = responses.map(({ status, body }) => (status === 400 ? status : body));
      expect([name, left]).toEqual([name, right]);
    }
  });

  it('is refused in the body of a bulk action', async () => {
    const documentIds = (await request(USER, '')).body.results.map(({ documentId }) => documentId);
    for (const sort of ['[password]:asc', ['[resetPasswordToken]:desc']]) {
      const { status } = await chief.call(`${list(USER)}/actions/bulkFindForValidation`, 'POST', {
        documentIds,
        sort,
      });
      expect([sort, status]).toEqual([sort, 400]);
    }
  });

  it('is refused to order staff', async () => {
    const orderStaff = await newPanelUser(api, chief, 'order-staff');
    for (const [uid, sort] of [
      [USER, '[password]'],
      ['api::order.order', 'user[password]'],
    ] as const) {
      const { status } = await orderStaff.call(`${list(uid)}?sort=${sort}:asc`);
      expect([uid, status]).toEqual([uid, 400]);
    }
  });

  it('is refused in lists of relations', async () => {
    const path = '/content-manager/relations/api::order.order/user';
    expect((await chief.call(`${path}?sort=[password]:asc`)).status).toBe(400);
  });

  it('is refused if it guesses the email of the author of a record', async () => {
    for (const guess of ['quantri', 'zz']) {
      const query = `filters[createdBy][email][$startsWith]=${guess}`;
      expect((await request('api::course.course', query)).status).toBe(400);
    }
  });

  it('finds no record by the value of a private field', async () => {
    for (const word of ['ma-a', '$2a$04$aaa']) {
      const { body } = await request(USER, `_q=${encodeURIComponent(word)}`);
      expect(body.results).toEqual([]);
    }
  });

  it.each([
    [USER, 'sort=email:desc'],
    [USER, 'sort=role.name:asc'],
    [USER, 'sort=createdBy.firstname:asc'],
    [USER, 'filters[$and][0][blocked][$eq]=true'],
    [USER, 'filters[$and][0][consentAt][$notNull]=true'],
    [USER, 'filters[$and][0][createdBy][id][$eq]=1'],
    [PANEL_USER, 'sort=email:DESC&filters[$and][0][isActive][$eq]=true'],
  ])('accepts fields that the panel shows: %s, %s', async (uid, query) => {
    expect((await request(uid, query)).status).toBe(200);
  });

  it('is refused or ignored by the lists of the API', async () => {
    for (const field of ['createdBy.password', 'createdBy[password]', '[sortTitle]']) {
      const [first, second] = [
        await callApi(api, `/courses?sort=${field}:asc`),
        await callApi(api, `/courses?sort=${field}:desc`),
      ].map(({ status, body }) => (status === 400 ? status : body));
      expect([field, first]).toEqual([field, second]);
    }
  });
});
