import { parseArgs } from 'node:util';
import { readPassword } from './lib/readPassword.mjs';
import { loadServerModule } from './lib/serverCommand.mjs';

/**
 * Creates an account of the panel or of staff, on the database that the environment names: `npm run admin -- create
 * name@example.vn`. Passwords are never arguments: other users of the machine can list those.
 */
const usage = `Usage: admin create <email> [--role <role>] [--name "<full name>"] [--invite]
  --role     administrator (default), editor or order-staff of the panel, or staff of the website
  --invite   prints a link that sets the password, valid for a day, instead of asking for one
  --force --reason "<at least 5 characters>"   adds a person to a role that others have
  --replace-password   with --role staff, for the address of a member: makes their account staff, and replaces its
             password, second factor and passkeys`;

const options = {
  role: { type: 'string', default: 'administrator' },
  name: { type: 'string', default: '' },
  invite: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  reason: { type: 'string', default: '' },
  'replace-password': { type: 'boolean', default: false },
};

/** Null if the arguments are wrong. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [action, email, ...more] = positionals;
    const reason = values.reason.trim();
    const hasReason = reason.length >= 5;
    if (action !== 'create' || !email || more.length > 0 || values.force !== hasReason) return null;
    const { role, invite, 'replace-password': replacePassword } = values;
    if (replacePassword && role !== 'staff') return null;
    const fullName = values.name.trim() || (email.split('@', 1)[0] ?? '');
    return { email, fullName, role, invite, replacePassword, reason: reason || null };
  } catch {
    return null;
  }
}

const given = readArguments();
if (given === null) {
  console.error(usage);
  process.exit(2);
}

try {
  const { createAccount } = loadServerModule('commands/createAccount');
  const { invite, ...account } = given;
  const isInvitation = invite || !process.stdin.isTTY;
  const password = isInvitation ? null : await readPassword();
  const { invitation, loginUrl, replacedMember } = await createAccount({ ...account, password });
  console.log(
    `Created the account ${account.email} with the role ${account.role}. Log in at ${loginUrl}.`,
  );
  if (replacedMember) {
    console.log(
      'It was the account of a member: password, second factor and passkeys were replaced, and all sessions ended.',
    );
  }
  if (invitation) console.log(`Set the password within 24 hours, once, at:\n${invitation}`);
  // Otherwise the thread that hashes passwords would prevent the exit.
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
