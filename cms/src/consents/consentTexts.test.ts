import { expect, it } from 'vitest';
import { texts } from '../../../src/features/auth/texts';
import { consentText, LATEST_VERSION } from './consentTexts';

it('the record holds the sentence that registration shows', () => {
  expect(consentText('personal_data', LATEST_VERSION)).toBe(texts.consent);
});

it('knows nothing of an unknown version', () => {
  expect(consentText('order_reminders', '1999-01')).toBe('');
});
