import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { testEncryptionKey, type TestApi } from './startApi';

/** Of every account that `enroll` gave a second factor. */
export const enrolledSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Turns an account's second factor on and lets its open sessions count as having shown a code: three statements. */
export async function enroll(api: TestApi, email: string): Promise<void> {
  const [user] = await api.sql<{ id: number }>('select id from up_users where email = ?', [email]);
  if (!user) throw new Error(`Nobody has the address ${email}.`);
  const now = api.database === 'sqlite' ? Date.now() : new Date();
  await api.sql(
    'insert into second_factors (user_id, secret, confirmed_at, last_step) values (?, ?, ?, 0)',
    [user.id, sealed(user.id), now],
  );
  await api.sql('update login_sessions set second_factor_at = ? where user_id = ?', [now, user.id]);
}

/** As `cms/src/auth/second-factor/sealedSecret.ts` seals it; end-to-end tests cannot import the server's modules. */
function sealed(userId: number): string {
  const key = hkdfSync('sha256', testEncryptionKey, '', 'second-factor secrets', 32);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), nonce);
  cipher.setAAD(Buffer.from(`${userId}`));
  const text = Buffer.concat([cipher.update(enrolledSecret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}
