import { expect, it } from 'vitest';
import { personalDataConsent } from '@iia/shared/consents';
import { consentText, LATEST_VERSION } from './consents';

it('contains the sentence that registration displays', () => {
  expect(consentText('personal_data', LATEST_VERSION)).toBe(personalDataConsent);
});

it('rejects an unknown version', () => {
  expect(consentText('order_reminders', '1999-01')).toBe('');
});
