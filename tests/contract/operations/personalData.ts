import type { Rows } from './Row';

export const personalData: Rows = {
  PersonalData: { variables: () => ({}) },
  PersonalDataExport: { variables: () => ({ format: 'json' }), spends: true },
  ChooseLetters: {
    variables: () => ({ input: { kind: 'membership_reminders', wanted: false } }),
  },
  // Staff's accounts are not theirs to delete: personalData.test.ts.
  AskDeletion: { variables: () => ({}), spends: true },
  CancelDeletion: { variables: () => ({}) },
};
