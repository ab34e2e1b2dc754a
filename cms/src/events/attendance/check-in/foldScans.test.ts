import { describe, expect, it } from 'vitest';
import { foldScans, minutesWithin, type Scan } from './foldScans';

const at = (time: string, day = '2026-07-05') => new Date(`${day}T${time}:00+07:00`);

let count = 0;
function scan(direction: 'in' | 'out', time: string, more: Partial<Scan> & { day?: string } = {}) {
  count += 1;
  const { day, ...rest } = more;
  const id = `scan${String(count).padStart(3, '0')}`;
  return {
    id,
    direction,
    at: at(time, day),
    by: 'Lan',
    reason: null,
    cancelledReason: null,
    ...rest,
  };
}

const outcomes = (scans: readonly Scan[], now = at('18:00')) => {
  const { verdicts, state, visits } = foldScans(scans, now);
  return {
    state,
    minutes: minutesWithin(visits, { from: at('08:30'), to: at('12:00') }),
    outcomes: scans.map(({ id }) => verdicts.get(id)?.outcome ?? null),
  };
};

describe('scans of a ticket', () => {
  it('counts from check-in to check-out, also after a break', () => {
    const scans = [
      scan('in', '08:40'),
      scan('out', '10:00'),
      scan('in', '10:30'),
      scan('out', '11:00'),
    ];
    expect(outcomes(scans)).toEqual({
      state: 'left',
      minutes: 110,
      outcomes: ['counted', 'counted', 'counted', 'counted'],
    });
  });

  it('counts one scan in each direction, whichever device reported first', () => {
    const [first, again] = [scan('in', '08:30'), scan('in', '08:35')];
    const [left, leftAgain] = [scan('out', '12:00'), scan('out', '12:01')];
    for (const scans of [
      [first, again, left, leftAgain],
      [leftAgain, left, again, first],
    ]) {
      const { verdicts, visits, state } = foldScans(scans, at('18:00'));
      expect(visits).toEqual([{ from: first.at, to: left.at }]);
      expect(state).toBe('left');
      expect(verdicts.get(again.id)).toEqual({ outcome: 'repeated', other: first });
      // The device that reported first receives the other result too, once it is known.
      expect(verdicts.get(first.id)).toEqual({ outcome: 'counted', other: again });
      expect(verdicts.get(leftAgain.id)).toEqual({ outcome: 'repeated', other: left });
    }
  });

  it('counts nothing without a check-in, or without a check-out on the same day', () => {
    expect(outcomes([scan('out', '09:00')])).toMatchObject({
      state: 'absent',
      outcomes: ['not_in'],
    });
    expect(outcomes([scan('in', '09:00')])).toMatchObject({ state: 'inside', minutes: 0 });
    const nextDay = at('07:00', '2026-07-06');
    expect(outcomes([scan('in', '09:00')], nextDay)).toMatchObject({ state: 'unfinished' });
    const later = [scan('in', '09:00'), scan('in', '08:30', { day: '2026-07-06' })];
    expect(outcomes(later, nextDay).outcomes).toEqual(['counted', 'counted']);
  });

  it('ignores scans that staff cancelled', () => {
    const wrong = scan('out', '09:00', { cancelledReason: 'Quét nhầm' });
    const scans = [scan('in', '08:30'), wrong, scan('out', '12:00')];
    expect(outcomes(scans)).toEqual({
      state: 'left',
      minutes: 210,
      outcomes: ['counted', null, 'counted'],
    });
  });
});

describe('minutesWithin', () => {
  it('counts minutes within the event only, and overlapping visits once', () => {
    const span = { from: at('08:30'), to: at('12:00') };
    const visits = [
      { from: at('08:00'), to: at('09:00') },
      { from: at('08:45'), to: at('09:30') },
      { from: at('11:00'), to: at('13:00') },
    ];
    expect(minutesWithin(visits, span)).toBe(120);
    expect(minutesWithin([{ from: at('12:30'), to: at('13:00') }], span)).toBe(0);
  });
});
