import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { testEncryptionKey, type TestApi } from './startApi';

/** The secret of every account that `enroll` gave a second factor. */
export const enrolledSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Turns an account's second factor on and marks its open sessions as verified, in three statements. */
export async function enroll(api: TestApi, email: string): Promise<void> {
  const [user] = await api.sql<{ id: number }>('select id from up_users where email = ?', [email]);
  if (!user) throw new Error(`Nobody has the address ${email}.`);
  await api.sql(
    'insert into second_factors (user_id, secret, confirmed_at, last_step) values (?, ?, ?, 0)',
    [user.id, sealed(`${user.id}`), new Date()],
  );
  await api.sql('update login_sessions set second_factor_at = ? where user_id = ?', [
    new Date(),
    user.id,
  ]);
}

/**
 * Gives a user of the panel a second factor, unless they have one, and lets their open sessions count as
 * having shown it. A code of theirs may be shown again.
 */
export async function enrollPanelUser(api: Pick<TestApi, 'sql'>, email: string): Promise<void> {
  const [user] = await api.sql<{ id: number }>('select id from admin_users where email = ?', [
    email,
  ]);
  if (!user) throw new Error(`No panel user has the address ${email}.`);
  await api.sql(
    `insert into admin_second_factors (user_id, secret, confirmed_at, last_step) values (?, ?, ?, 0)
     on conflict (user_id) do update set last_step = 0`,
    [user.id, sealed(`panel ${user.id}`), new Date()],
  );
  await api.sql(
    `insert into admin_login_proofs (device_id, user_id, proved_at)
     select distinct device_id, cast(? as integer), cast(? as timestamptz) from strapi_sessions
     where user_id = ? and origin = 'admin' on conflict (device_id) do nothing`,
    [user.id, new Date(), String(user.id)],
  );
}

/** As `cms/src/identity/credentials/second-factor/sealedSecret.ts` seals it; end-to-end tests cannot import the server's modules. */
function sealed(holder: string): string {
  const key = hkdfSync('sha256', testEncryptionKey, '', 'second-factor secrets', 32);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), nonce);
  cipher.setAAD(Buffer.from(holder));
  const text = Buffer.concat([cipher.update(enrolledSecret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}
