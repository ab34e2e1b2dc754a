import { tables } from '../../../platform/tables';

/** The owner of a second factor. Members and panel users are numbered independently. */
export interface FactorOwner {
  kind: 'member' | 'panel';
  /** The row id of the account. */
  id: number;
}

interface FactorTables {
  accounts: string;
  factors: string;
  recoveryCodes: string;
  passkeys: string;
  passkeyChallenges: string;
}

const factorTables: Readonly<Record<FactorOwner['kind'], FactorTables>> = {
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

export const tablesOf = ({ kind }: Pick<FactorOwner, 'kind'>): FactorTables => factorTables[kind];

export const memberOwner = (id: number): FactorOwner => ({ kind: 'member', id });

export const panelOwner = (id: number): FactorOwner => ({ kind: 'panel', id });
