/** Whose second factor it is. Members and the panel's users are numbered independently. */
export interface Holder {
  kind: 'member' | 'panel';
  /** The row id of the account. */
  id: number;
}

interface HolderTables {
  factors: string;
  recoveryCodes: string;
}

const holderTables: Readonly<Record<Holder['kind'], HolderTables>> = {
  member: { factors: 'second_factors', recoveryCodes: 'recovery_codes' },
  panel: { factors: 'admin_second_factors', recoveryCodes: 'admin_recovery_codes' },
};

export const tablesOf = ({ kind }: Holder): HolderTables => holderTables[kind];

export const memberHolder = (id: number): Holder => ({ kind: 'member', id });

export const panelHolder = (id: number): Holder => ({ kind: 'panel', id });
