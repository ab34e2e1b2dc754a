import { expect, it } from 'vitest';
import { texts } from '../../../../src/features/auth/texts';
import { consentText, LATEST_VERSION } from './consentTexts';

it('contains the sentence that registration displays', () => {
  expect(consentText('personal_data', LATEST_VERSION)).toBe(texts.consent);
});

it('rejects an unknown version', () => {
  expect(consentText('order_reminders', '1999-01')).toBe('');
});
