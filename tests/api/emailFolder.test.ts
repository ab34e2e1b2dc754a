import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { registration } from '../support/members';
import { startApi, readLog } from '../support/startApi';
import { shared, sharedApi } from '../support/suite';

describe('emails without a mail server', () => {
  const api = shared(
    () => startApi({ env: { NODE_ENV: 'development' } }),
    (started) => started.stop(),
  );

  it('writes files that open in a browser in development, and logs their paths', async () => {
    const person = registration();
    await callApi(api, '/auth/local/register', { json: person });
    await callApi(api, '/auth/forgot-password', { json: { email: person.email } });
    const emails = join(dirname(api.databaseEnv['DATABASE_FILENAME'] ?? ''), 'letters');
    const names = () => readdir(emails).catch(() => []);
    await expect.poll(names, { timeout: 20_000 }).toHaveLength(2);
    const [html = '', text = ''] = (await names()).sort();
    const path = join(emails, text);
    await expect.poll(() => api.log()).toContain(`Email to ${person.email}: ${path}`);
    const written = await readFile(path, 'utf8');
    expect(written).toContain(`To: ${person.email}\nSubject: Đặt lại mật khẩu\n\nKính gửi`);
    expect(await readFile(join(emails, html), 'utf8')).toContain('<!doctype html>');
  });
});

describe('a server in production without a mail server', () => {
  const api = sharedApi({ database: 'sqlite' });

  it('warns at its start', () => {
    const warnings = readLog(api.logFile).split('No mail provider is set (EMAIL_PROVIDER)');
    expect(warnings).toHaveLength(2);
  });
});
