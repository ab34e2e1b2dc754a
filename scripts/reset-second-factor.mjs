import { exitCodes, loadServerModule, runCommand, UsageError } from './lib/serverCommand.mjs';

/** Removes the second factor of a panel user: `npm run reset-second-factor -- name@example.vn "reason"`. */
const usage = 'Usage: reset-second-factor <email> "<reason, at least 5 characters>"';

await runCommand(usage, async () => {
  const [email, reason = ''] = process.argv.slice(2);
  if (!email || reason.trim().length < 5)
    throw new UsageError('Specify an email address and a reason.');
  const { resetByEmail } = loadServerModule('panel/second-factor/resetByEmail');
  if (await resetByEmail(email, reason.trim())) {
    console.log(`Removed the second factor of ${email}, who sets up a new one at the next login.`);
    return 0;
  }
  console.error(`No panel user with the address ${email} has a second factor.`);
  return exitCodes.failed;
});
