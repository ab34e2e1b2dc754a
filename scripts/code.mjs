import { createRequire } from 'node:module';
import { savedAccounts } from './lib/accounts.mjs';
import { localSecrets } from './lib/env.mjs';
import { cms } from './lib/run.mjs';

/** Prints what the sample accounts' authenticator apps show now, for a login on a development machine. */
const text = savedAccounts({ ...localSecrets(), ...process.env });
const { Secret, TOTP } = createRequire(`${cms}/package.json`)('otpauth');

let email = '';
for (const line of text?.split('\n') ?? []) {
  email = /\S+@\S+/.exec(line)?.[0] ?? email;
  const key = /xác thực: (\S+)/.exec(line)?.[1];
  if (!key) continue;
  const left = 30 - (Math.floor(Date.now() / 1000) % 30);
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  console.log(`${email}   ${code}   (còn ${left} giây)`);
}
if (!text) console.log('Chưa có tài khoản mẫu: chạy npm start trước.');
