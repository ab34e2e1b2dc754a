import { expect, it } from 'vitest';
import type { CheckInTicket } from './verdicts';
import { withScans } from './withScans';

const ticket = (documentId: string, changes: Partial<CheckInTicket> = {}) =>
  ({ documentId, valid: true, state: 'absent', ...changes }) as CheckInTicket;

const statesAfter = (tickets: CheckInTicket[], ...scans: string[]) =>
  withScans(
    tickets,
    scans.map((text) => {
      const [id = '', direction] = text.split(' ');
      return { ticket: id, direction: direction === 'in' ? 'in' : 'out' };
    }),
  ).map(({ state }) => state);

it('counts scans that the server has not recorded yet, in their order', () => {
  const tickets = [ticket('a'), ticket('b'), ticket('c', { state: 'inside' }), ticket('d')];
  expect(statesAfter(tickets, 'a in', 'b in', 'b out', 'c out')).toEqual([
    'inside',
    'left',
    'left',
    'absent',
  ]);
});

it('ignores a check-out without a check-in, and scans of a refunded ticket', () => {
  const tickets = [ticket('a'), ticket('b', { valid: false })];
  expect(statesAfter(tickets, 'a out', 'b in')).toEqual(['absent', 'absent']);
});
