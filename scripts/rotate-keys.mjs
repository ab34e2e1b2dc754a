import { parseArgs } from 'node:util';
import { exitCodes, loadServerModule, runCommand } from './lib/serverCommand.mjs';

/** Encrypts stored secrets with the first of the keys in `ENCRYPTION_KEY`, before the others are removed. */
await runCommand('Usage: rotate-keys', async () => {
  parseArgs({ options: {} });
  const { rotateKeys } = loadServerModule('operations/keys/rotateKeys');
  const { encrypted, unreadable, recoveryCodes } = await rotateKeys();
  console.log(`Encrypted with the newest key: ${encrypted} secrets of authenticator apps.`);
  console.log(
    `Accounts with unused recovery codes, which may depend on the old key: ${recoveryCodes}.`,
  );
  if (unreadable === 0) return 0;
  console.error(`No configured key decrypts ${unreadable} secrets.`);
  return exitCodes.problems;
});
