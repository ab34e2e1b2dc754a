import { tables } from '../../platform/tables';

/** The owner of a second factor. Members and panel users are numbered independently. */
export interface Holder {
  kind: 'member' | 'panel';
  /** The row id of the account. */
  id: number;
}

interface HolderTables {
  accounts: string;
  factors: string;
  recoveryCodes: string;
  passkeys: string;
  passkeyChallenges: string;
}

const holderTables: Readonly<Record<Holder['kind'], HolderTables>> = {
  member: {
    accounts: tables.users,
    factors: 'second_factors',
    recoveryCodes: 'recovery_codes',
    passkeys: 'passkeys',
    passkeyChallenges: 'passkey_challenges',
  },
  panel: {
    accounts: tables.panelUsers,
    factors: 'admin_second_factors',
    recoveryCodes: 'admin_recovery_codes',
    passkeys: 'admin_passkeys',
    passkeyChallenges: 'admin_passkey_challenges',
  },
};

export const tablesOf = ({ kind }: Pick<Holder, 'kind'>): HolderTables => holderTables[kind];

export const memberHolder = (id: number): Holder => ({ kind: 'member', id });

export const panelHolder = (id: number): Holder => ({ kind: 'panel', id });
