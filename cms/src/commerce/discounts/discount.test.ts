import { describe, expect, it } from 'vitest';
import { foldCode, rejectionReason, type Discount } from './discount';
import { sampleDiscount } from './sampleDiscount';

const noon = new Date('2026-11-21T05:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);

describe('foldCode', () => {
  it.each([
    [' tet2027 ', 'TET2027'],
    ['TET2027', 'TET2027'],
    ['', null],
    ['   ', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (written, code) => expect(foldCode(written)).toBe(code));
});

describe('rejectionReason', () => {
  it.each<[string, Partial<Discount>, RegExp | null]>([
    ['no terms at all', {}, null],
    ['a window that has begun this moment', { startsAt: noon, endsAt: later(1) }, null],
    ['a window ahead', { startsAt: later(1) }, /hiệu lực từ 21\/11\/2026 12:00/],
    ['a window that ends this moment', { endsAt: noon }, /hết hạn/],
    ['a use that is left', { usageLimit: 5, used: 4 }, null],
    ['no use left', { usageLimit: 5, used: 5 }, /hết lượt/],
    ['a limit lowered below its uses', { usageLimit: 5, used: 9 }, /hết lượt/],
    ['an own use left', { usageLimitPerUser: 2, usedByMember: 1 }, null],
    ['no own use left', { usageLimitPerUser: 1, usedByMember: 1 }, /Quý khách đã dùng/],
  ])('handles a code with %s', (_, changes, reason) => {
    const result = rejectionReason(sampleDiscount(changes), noon);
    if (reason === null) expect(result).toBeNull();
    else expect(result).toMatch(reason);
  });
});
