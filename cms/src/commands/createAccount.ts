import { forgotPasswordInputRules } from '@iia/shared/generated/inputRules/ForgotPasswordInput';
import { refusalOf } from '../identity/credentials/newPassword';
import { hashPassword } from '../identity/credentials/passwords';
import { environment } from '../platform/environment';
import { withConnection } from '../platform/sql/withConnection';
import { tables } from '../platform/tables';
import { accountKey } from '../platform/text/accountKey';
import { CommandRefused } from './CommandRefused';
import { panelKinds, createPanelUser } from './createPanelUser';
import { createStaff } from './createStaff';
import type { AccountRequest, CreatedAccount } from './NewAccount';

export const accountRoles = [...Object.keys(panelKinds), 'staff'];

/**
 * Creates an account of the panel or of the website's staff, in one transaction with its audit entry, on the
 * configured database. The first account of a role needs no reason; further ones do, because they are normally invited
 * in the panel.
 * @throws CommandRefused with the reason
 */
export async function createAccount(request: AccountRequest): Promise<CreatedAccount> {
  const email = accountKey(request.email);
  if (!forgotPasswordInputRules.isValidSync({ email }))
    throw new CommandRefused(`${request.email} is not an email address.`);
  const { role, fullName, password } = request;
  if (!accountRoles.includes(role)) {
    throw new CommandRefused(`The role must be one of ${accountRoles.join(', ')}.`);
  }
  const refusal = password === null ? null : refusalOf(password, { fullName, email });
  if (refusal !== null) throw new CommandRefused(`The password is refused: ${refusal}`);
  const account = {
    ...request,
    email,
    hash: password === null ? null : await hashPassword(password),
    site: environment().publicUrl || 'http://localhost:3000',
  };
  return withConnection((db) =>
    db.transaction(async (trx) => {
      if (!(await trx.schema.hasTable(tables.panelRoles))) {
        throw new CommandRefused('The database is empty: start the content server once.');
      }
      return role === 'staff' ? createStaff(trx, account) : createPanelUser(trx, account);
    }),
  );
}
