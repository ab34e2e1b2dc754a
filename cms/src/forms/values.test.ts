import { expect, it } from 'vitest';
import { formatDay, formatMoment } from './dates';
import { formatDong } from './money';
import { valueLabels } from './values';

it('reads a value in its own enumeration', () => {
  expect(valueLabels(['paid', 'cancelled', 'pending_payment']).cancelled).toBe('Đã huỷ');
  expect(valueLabels(['already_paid', 'cancelled']).cancelled).toBe('Đơn đã huỷ');
});

it('lets what it does not know stand for itself', () => {
  expect(valueLabels(['other'])).toEqual({ other: 'other' });
});

it('writes money and dates as Vietnam does', () => {
  expect(formatDong('1234567')).toBe('1.234.567 ₫');
  expect(formatMoment('2026-07-05T17:30:00.000Z')).toBe('06/07/2026 00:30');
  expect(formatDay('2026-07-05')).toBe('05/07/2026');
});
