import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, callServer } from '../support/api';
import { cmsFolder } from '../support/buildApi';
import { strictDatabase } from '../support/database';
import { logIn, registration } from '../support/members';
import { addPasskey, secure, type SecuredMember } from '../support/secondFactor';
import { logInToPanel } from '../support/staff';
import { startApi, testSecrets } from '../support/startApi';
import { shared } from '../support/suite';

const script = fileURLToPath(new URL('../../scripts/admin.mjs', import.meta.url));

interface Result {
  code: number;
  output: string;
}

function run(databaseEnv: Record<string, string>, ...words: string[]): Promise<Result> {
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://vien.example',
    ...testSecrets,
    ...databaseEnv,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, words, { env, cwd: cmsFolder }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

const password = 'Thuyen-buom-2026';
const force = ['--force', '--reason', 'Người trước đã nghỉ việc'];

// The tests are the steps of one story.
describe.each(strictDatabase)('npm run admin, on %s', (database) => {
  const api = shared(
    () => startApi({ database }),
    (started) => started.stop(),
  );
  /** Without a terminal it prints an invitation. */
  const create = (...words: string[]) => run(api.databaseEnv, script, 'create', ...words);
  const codeIn = ({ output }: Result, path: string) =>
    new RegExp(`https://vien\\.example${path}\\?code=(\\S+)`).exec(output)?.[1];
  const entriesOf = (action: string) =>
    api.sql<{ actor_name: string; reason: string | null; changes: unknown }>(
      'select actor_name, reason, changes from audit_entries where action = ? order by id',
      [action],
    );

  it('creates one first administrator of two concurrent commands, whose link sets a password once', async () => {
    const results = await Promise.all([create('Mot@Vien.example'), create('hai@vien.example')]);
    expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
    const [created = results[0], refused = results[1]] = results.sort((a, b) => a.code - b.code);
    expect(refused?.output).toContain('Others have the role administrator');
    const [admin] = await api.sql<{ email: string }>('select email from admin_users');
    const code = created && codeIn(created, '/admin/auth/reset-password');
    const login = { email: admin?.email ?? '', password };
    await expect(logInToPanel(api, login)).rejects.toThrow('Invalid credentials');
    const reset = { resetPasswordToken: code, password };
    const call = () => callServer(api, '/admin/reset-password', { json: reset });
    expect([(await call()).status, (await call()).status]).toEqual([200, 400]);
    const chief = await logInToPanel(api, login);
    // The second factor comes first.
    expect((await chief.call('/admin/users/me')).status).toBe(403);
    const [entry] = await entriesOf('record_created');
    expect(entry?.actor_name).toMatch(/^Máy chủ /);
    expect(JSON.stringify(entry?.changes)).toContain('strapi-super-admin');
  });

  it('creates a second administrator only with --force, and logs the reason', async () => {
    expect((await create('ba@vien.example')).code).toBe(1);
    expect((await create('ba@vien.example', ...force)).code).toBe(0);
    const again = await create('BA@vien.example', ...force);
    expect([again.code, again.output]).toEqual([
      1,
      'ba@vien.example has an account of the panel.\n',
    ]);
    expect((await entriesOf('record_created')).map(({ reason }) => reason)).toEqual([
      null,
      force[2],
    ]);
  });

  it('creates a staff member of the website, whose link sets a password', async () => {
    const created = await create('nhan.vien@vien.example', '--role', 'staff', '--name', 'Lê An');
    const code = codeIn(created, '/reset-password');
    const json = { code, password, passwordConfirmation: password };
    expect((await callApi(api, '/auth/reset-password', { json })).status).toBe(200);
    const login = { identifier: 'nhan.vien@vien.example', password };
    const { status, body } = await callApi<{ jwt: string }>(api, '/auth/local', { json: login });
    expect([status, typeof body.jwt]).toEqual([200, 'string']);
    const [{ type = '' } = {}] = await api.sql<{ type: string }>(
      `select role.type from up_users u join up_users_role_lnk link on link.user_id = u.id
       join up_roles role on role.id = link.role_id where u.email = ?`,
      ['nhan.vien@vien.example'],
    );
    expect(type).toBe('staff');
    expect(await entriesOf('staff_made')).toHaveLength(1);
  });

  describe('for the address of a member', () => {
    const { email, password: chosen, ...rest } = registration();
    const words = [email, '--role', 'staff', ...force];
    let member: SecuredMember;
    const passkeys = () => api.sql('select 1 from passkeys where user_id = ?', [member.id]);

    beforeAll(async () => {
      const json = { email, password: chosen, ...rest };
      expect((await callApi(api, '/auth/local/register', { json })).status).toBe(200);
      const [{ id = 0, document_id: documentId = '' } = {}] = await api.sql<{
        id: number;
        document_id: string;
      }>('select id, document_id from up_users where email = ?', [email]);
      const token = await logIn(api, email, chosen);
      const { username } = rest;
      member = await secure(api, { id, documentId, username, email, password: chosen, token });
      await addPasskey(api, member);
      const change = { email: 'la@example.com' };
      expect((await callApi(api, '/security/email', { token, json: change })).status).toBe(200);
    });

    it('refuses, since a stranger may have registered it', async () => {
      const { code, output } = await create(...words);
      expect([code, output]).toEqual([1, expect.stringContaining('--replace-password')]);
      expect((await callApi(api, '/users/me', { token: member.token })).status).toBe(200);
      expect(await passkeys()).toHaveLength(1);
    });

    it('makes it staff with another password, and locks the stranger out', async () => {
      const made = await create(...words, '--replace-password');
      expect([made.code, made.output]).toEqual([0, expect.stringContaining('were replaced')]);
      expect((await callApi(api, '/users/me', { token: member.token })).status).toBe(401);
      await expect(logIn(api, email, chosen)).rejects.toThrow('400');
      expect(await passkeys()).toEqual([]);
      const open = 'select 1 from email_changes where user_id = ? and stopped_at is null';
      expect(await api.sql(open, [member.id])).toEqual([]);
      const json = {
        code: codeIn(made, '/reset-password'),
        password,
        passwordConfirmation: password,
      };
      expect((await callApi(api, '/auth/reset-password', { json })).status).toBe(200);
      // A token, not the question for the stranger's second factor.
      expect(await logIn(api, email, password)).toEqual(expect.any(String));
      const entries = await entriesOf('staff_made');
      expect(JSON.stringify(entries.at(-1)?.changes)).toContain('password');
      expect(await entriesOf('second_factor_reset')).toHaveLength(1);
      expect((await create(...words)).output).toContain('is staff already');
    });
  });

  it('refuses an unknown role, an invalid address, and a password that is easy to guess', async () => {
    expect((await create('an@vien.example', '--role', 'root')).output).toContain(
      'The role must be one of',
    );
    expect((await create('an')).output).toContain('is not an email address');
    const account = { email: 'an@vien.example', role: 'editor', fullName: 'Lê An', reason: null };
    const call = (text: string) =>
      run(
        api.databaseEnv,
        '-e',
        `require('./dist/src/commands/createAccount').createAccount(${JSON.stringify({ ...account, password: text })})
           .then(({ invitation }) => process.exit(invitation === null ? 0 : 3),
                 ({ message }) => { console.error(message); process.exit(1); })`,
      );
    expect((await call('matkhau12345')).output).toContain('dễ bị đoán');
    expect((await call(password)).code).toBe(0);
    await logInToPanel(api, { email: account.email, password });
  });

  it('works while no server runs', async () => {
    await api.kill();
    expect((await create('don.hang@vien.example', '--role', 'order-staff')).code).toBe(0);
    const found = await api.sql("select id from admin_users where email = 'don.hang@vien.example'");
    expect(found).toHaveLength(1);
  });
});

it('refuses an empty database, and explains that the server must start once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-'));
  const env = { DATABASE_FILENAME: join(folder, 'new.db') };
  const { code, output } = await run(env, script, 'create', 'an@vien.example');
  rmSync(folder, { recursive: true });
  expect([code, output]).toEqual([1, 'The database is empty: start the content server once.\n']);
});
