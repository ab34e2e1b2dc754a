import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from '@iia/shared/dates';
import { formatDong } from './common';
import { valueLabels } from './values';

it('labels a value by its own enumeration', () => {
  expect(valueLabels(['paid', 'cancelled', 'pending_payment']).cancelled).toBe('Đã huỷ');
  expect(valueLabels(['already_paid', 'cancelled']).cancelled).toBe('Đơn đã huỷ');
});

it('uses an unknown value as its own label', () => {
  expect(valueLabels(['unlisted'])).toEqual({ unlisted: 'unlisted' });
});

it('formats money and dates as in Vietnam', () => {
  expect(formatDong('1234567')).toBe('1.234.567\u00a0₫');
  expect(formatDateTime('2026-07-05T17:30:00.000Z')).toBe('06/07/2026 00:30');
  expect(formatDate('2026-07-05')).toBe('05/07/2026');
});
