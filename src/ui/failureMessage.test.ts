import { expect, it } from 'vitest';
import { failureMessage } from './failureMessage';
import { texts } from './texts';

it('shows the server’s message', () => {
  expect(failureMessage({ status: 409, message: 'Hội thảo đã hết chỗ.' })).toBe(
    'Hội thảo đã hết chỗ.',
  );
});

it('reports a network failure if there was no response', () => {
  expect(failureMessage({ status: 0, message: 'Failed to fetch' })).toBe(texts.failure.network);
});

it.each([new TypeError('x is not a function'), null, 'boom'])(
  'hides internal error messages: %s',
  (error) => {
    expect(failureMessage(error)).toBe(texts.failure.general);
  },
);
