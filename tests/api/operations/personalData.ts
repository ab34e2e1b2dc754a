import type { Rows } from './Row';

export const personalData: Rows = {
  PersonalData: { variables: () => ({}) },
  PersonalDataExport: { variables: () => ({ format: 'json' }), spends: true },
  ChooseEmails: {
    variables: () => ({ input: { kind: 'membership_reminders', wanted: false } }),
  },
  RequestDeletion: { variables: () => ({}), spends: true },
  CancelDeletion: { variables: () => ({}) },
};
