import { describe, expect, it } from 'vitest';
import {
  daysBetween,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDateTimeRange,
  formatDuration,
  formatTime,
  formatWeekday,
  isoDate,
  isoDateTime,
} from './dates';

describe('formatting a moment in Vietnam', () => {
  it('formats day/month/year and a 24-hour time, seven hours ahead of UTC', () => {
    expect(formatDate('2026-07-05T07:30:00.000Z')).toBe('05/07/2026');
    expect(formatTime('2026-07-05T07:30:00.000Z')).toBe('14:30');
    expect(formatDateTime('2026-07-05T07:30:00.000Z')).toBe('05/07/2026 14:30');
  });

  it('shows the next day for an evening in UTC', () => {
    expect(formatDateTime('2026-07-04T17:00:00.000Z')).toBe('05/07/2026 00:00');
    expect(formatDateTime('2026-07-04T16:59:59.999Z')).toBe('04/07/2026 23:59');
  });

  it('handles the end of a year and a leap day', () => {
    expect(formatDate('2026-12-31T17:00:00Z')).toBe('01/01/2027');
    expect(formatDate('2028-02-28T17:00:00Z')).toBe('29/02/2028');
  });

  it('ignores the time zone of the machine', () => {
    const before = process.env.TZ;
    const texts = ['UTC', 'America/New_York', 'Asia/Ho_Chi_Minh', 'Pacific/Kiritimati'].map(
      (zone) => {
        process.env.TZ = zone;
        return formatDateTime('2026-03-08T07:30:00.000Z');
      },
    );
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
    expect(new Set(texts)).toEqual(new Set(['08/03/2026 14:30']));
  });

  it('agrees with the time-zone database', () => {
    const reference = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Ho_Chi_Minh',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    for (let day = 0; day < 800; day += 1) {
      const moment = Date.UTC(2025, 0, 1, 16, 30) + day * 86_400_000 + day * 61_000;
      expect(formatDate(moment)).toBe(reference.format(moment));
    }
  });

  it('returns an empty string for an invalid moment', () => {
    expect(formatDate('mai')).toBe('');
    expect(formatTime('')).toBe('');
    expect(formatDateTime(Number.NaN)).toBe('');
    expect(formatWeekday('mai')).toBe('');
    expect(isoDate('mai')).toBe('');
    expect(isoDateTime('mai')).toBe('');
    expect(formatDateTimeRange('mai', '2026-07-05T07:30:00Z')).toBe('');
  });

  it('names the weekday in Vietnam', () => {
    expect(formatWeekday('2026-07-05T07:30:00Z')).toBe('Chủ nhật');
    expect(formatWeekday('2026-07-05T17:30:00Z')).toBe('Thứ Hai');
    expect(formatWeekday('2026-07-11T01:00:00Z')).toBe('Thứ Bảy');
  });

  it('formats ISO 8601 dates and times for machines', () => {
    expect(isoDate('2026-07-04T18:00:00Z')).toBe('2026-07-05');
    expect(isoDateTime('2026-07-04T18:00:00.000Z')).toBe('2026-07-05T01:00:00+07:00');
  });
});

describe('formatDateRange', () => {
  it('shows a single day once', () => {
    expect(formatDateRange('2026-07-05T01:00:00Z', '2026-07-05T10:00:00Z')).toBe('05/07/2026');
  });

  it('shows both days if they differ in Vietnam', () => {
    expect(formatDateRange('2026-07-05T01:00:00Z', '2026-07-05T17:30:00Z')).toBe(
      '05/07/2026 – 06/07/2026',
    );
  });

  it('shows only the start if there is no end', () => {
    expect(formatDateRange('2026-07-05T01:00:00Z')).toBe('05/07/2026');
    expect(formatDateRange('2026-07-05T01:00:00Z', null)).toBe('05/07/2026');
  });
});

describe('formatDateTimeRange', () => {
  it('shows the day once if start and end share it', () => {
    expect(formatDateTimeRange('2026-07-05T01:30:00Z', '2026-07-05T10:00:00Z')).toBe(
      '05/07/2026 08:30 – 17:00',
    );
  });

  it('shows both days if they differ', () => {
    expect(formatDateTimeRange('2026-07-05T01:30:00Z', '2026-07-07T10:00:00Z')).toBe(
      '05/07/2026 08:30 – 07/07/2026 17:00',
    );
  });

  it('shows only the start if the end is the same, missing or invalid', () => {
    const start = '2026-07-05T01:30:00Z';
    expect(formatDateTimeRange(start, start)).toBe('05/07/2026 08:30');
    expect(formatDateTimeRange(start)).toBe('05/07/2026 08:30');
    expect(formatDateTimeRange(start, 'mai')).toBe('05/07/2026 08:30');
  });
});

describe('daysBetween', () => {
  it('counts calendar days of Vietnam, not spans of 24 hours', () => {
    expect(daysBetween('2026-07-05T16:59:00Z', '2026-07-05T17:00:00Z')).toBe(1);
    expect(daysBetween('2026-07-04T17:00:00Z', '2026-07-05T16:59:00Z')).toBe(0);
    expect(daysBetween('2026-07-05T01:00:00Z', '2026-07-03T20:00:00Z')).toBe(-1);
  });
});

describe('formatDuration', () => {
  it.each([
    [40, '40 giây'],
    [61, '2 phút'],
    [3600, '1 giờ'],
    [12_600, '3 giờ 30 phút'],
  ])('formats %d seconds as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});
