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

it('ends a failure of the server with the code to report', () => {
  const error = { status: 503, message: 'Hệ thống đang bận.', requestId: '3f2a91bc-77de' };
  expect(failureMessage(error)).toBe('Hệ thống đang bận. Mã sự cố: 3f2a91bc-77de');
});

it.each([
  ['what the user can correct', { status: 409, message: 'Hết chỗ.', requestId: '3f2a91bc-77de' }],
  ['a failure without an id', { status: 500, message: 'Hết chỗ.' }],
  ['an id that is no text', { status: 500, message: 'Hết chỗ.', requestId: 7 }],
])('shows no code for %s', (_, error) => {
  expect(failureMessage(error)).toBe('Hết chỗ.');
});
