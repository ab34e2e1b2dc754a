import { DAY_MS } from '@iia/shared/dates';
import { CommandRefused } from './CommandRefused';

export interface AccountRequest {
  email: string;
  /** `administrator`, `editor` or `order-staff` of the panel, or `staff` of the website. */
  role: string;
  fullName: string;
  /** Null to print a link with which the owner sets it. */
  password: string | null;
  /** Why the account is created; null unless others of the role exist. */
  reason: string | null;
  /** Whether a member's account with the address may become the staff account, with its means of login replaced. */
  replacePassword: boolean;
}

export interface CreatedAccount {
  /** Where to log in. */
  loginUrl: string;
  /** Whether a member's account became the staff account, with its means of login replaced. */
  replacedMember: boolean;
  /** Link to set the password, valid for a day; null if the account has a password. */
  invitation: string | null;
}

/** A validated request. */
export interface NewAccount extends Omit<AccountRequest, 'password'> {
  /** Of the password; null for an invitation. */
  hash: string | null;
  /** The site's origin. */
  site: string;
}

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** @throws CommandRefused for a further account of a role without a reason */
export function checkFirst(
  isFirst: boolean,
  { role, reason }: Pick<NewAccount, 'role' | 'reason'>,
): void {
  if (isFirst || reason !== null) return;
  throw new CommandRefused(
    `Others have the role ${role}: invite more in the panel, or add --force --reason "<reason>".`,
  );
}
