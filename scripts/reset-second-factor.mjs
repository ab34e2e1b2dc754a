import { createRequire } from 'node:module';
import { loadVariables } from '../cms/loadVariables.mjs';
import { cms } from './lib/run.mjs';

/** Removes the second factor of a panel user: `npm run reset-second-factor -- name@example.vn "reason"`. */
const [email, reason] = process.argv.slice(2);
if (!email || !reason || reason.trim().length < 5) {
  console.error('Usage: npm run reset-second-factor -- <email> "<reason, at least 5 characters>"');
  process.exit(2);
}
loadVariables(`${cms}/.env`);
process.chdir(cms);
const { resetByEmail } = createRequire(`${cms}/dist/src/`)('./panel/second-factor/resetByEmail.js');
if (await resetByEmail(email, reason.trim())) {
  console.log(`Removed the second factor of ${email}, who sets up a new one at the next login.`);
} else {
  console.error(`Nobody in the panel has the address ${email} and a second factor.`);
  process.exitCode = 1;
}
