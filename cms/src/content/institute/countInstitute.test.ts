import { describe, expect, it, vi } from 'vitest';
import { figuresOf, hourlyFigures } from './countInstitute';

const now = new Date('2026-11-26T20:00:00Z');
const row = {
  members: 9,
  certificateHolders: 10,
  enrolments: '1729',
  eventsHeld: 0,
  cpeHours: 48.7,
};

describe('the figures of the institute', () => {
  it('omits small totals, and names the day of counting in Vietnam', () => {
    expect(figuresOf(row, now)).toEqual({
      countedOn: '2026-11-27',
      members: null,
      certificateHolders: 10,
      enrolments: 1729,
      eventsHeld: null,
      cpeHours: 48,
    });
  });

  it('counts once an hour', async () => {
    let at = now.getTime();
    const count = vi.fn((moment: Date) => Promise.resolve(figuresOf(row, moment)));
    const read = hourlyFigures(count, () => new Date(at));
    await Promise.all([read(), read()]);
    at += 3_599_999;
    await read();
    expect(count).toHaveBeenCalledTimes(1);
    at += 1;
    await read();
    expect(count).toHaveBeenCalledTimes(2);
  });

  it('counts again after a failure', async () => {
    const count = vi
      .fn((moment: Date) => Promise.resolve(figuresOf(row, moment)))
      .mockRejectedValueOnce(new Error('locked'));
    const read = hourlyFigures(count);
    await expect(read()).rejects.toThrow('locked');
    await expect(read()).resolves.toMatchObject({ enrolments: 1729 });
  });
});
