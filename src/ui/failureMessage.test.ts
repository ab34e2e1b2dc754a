import { expect, it } from 'vitest';
import { failureMessage } from './failureMessage';
import { texts } from './texts';

it('shows the server’s own words', () => {
  expect(failureMessage({ status: 409, message: 'Hội thảo đã hết chỗ.' })).toBe(
    'Hội thảo đã hết chỗ.',
  );
});

it('speaks of the network where no answer came', () => {
  expect(failureMessage({ status: 0, message: 'Failed to fetch' })).toBe(texts.failure.network);
});

it.each([new TypeError('x is not a function'), null, 'boom'])(
  'does not show the inside of the machine: %s',
  (error) => {
    expect(failureMessage(error)).toBe(texts.failure.general);
  },
);
