import { foldText } from '@iia/shared/foldText';
import type { Random } from '../random';
import { companies, familyNames, mensNames, positions, womensNames } from './names';

export type MemberType = 'none' | 'individual' | 'student' | 'corporate';

export interface PlannedMember {
  username: string;
  email: string;
  fullName: string;
  phone: string;
  company: string | null;
  position: string | null;
  memberType: MemberType;
  memberExpiresAt: Date | null;
  createdAt: Date;
}

const DAY = 86_400_000;
const YEARS_BACK = 3;

export function plain(text: string): string {
  return foldText(text).replace(/[^a-z0-9]/g, '');
}

export function planName(random: Random): string {
  const { middle, given } = random.chance(0.56) ? womensNames : mensNames;
  return [random.weighted(familyNames), random.pick(middle), random.pick(given)].join(' ');
}

/** Most memberships are active, some end within a month, some have ended. */
function planExpiry(random: Random, createdAt: Date, now: Date): Date {
  const days = random.weighted<readonly [number, number]>([
    [[31, 365], 68],
    [[1, 30], 10],
    [[-330, -1], 22],
  ]);
  const expiry = now.getTime() + random.whole(...days) * DAY;
  // At least half a year after joining.
  return new Date(Math.max(expiry, createdAt.getTime() + 180 * DAY));
}

/** Plans members who joined within the last three years. @param now the start of the seeding day */
export function planMembers(count: number, random: Random, now: Date): PlannedMember[] {
  return Array.from({ length: count }, (_, index) => {
    const fullName = planName(random);
    const words = fullName.split(' ').map(plain);
    const username = `${words.at(-1)}.${words[0]}${String(index + 1).padStart(3, '0')}`;
    const age = 1 - random.next() ** 0.9;
    const createdAt = new Date(now.getTime() - Math.ceil(age * YEARS_BACK * 365 * DAY) - DAY);
    const memberType = random.weighted<MemberType>([
      ['none', 36],
      ['individual', 42],
      ['student', 10],
      ['corporate', 12],
    ]);
    const employed = memberType !== 'student' && random.chance(0.9);
    return {
      username,
      email: `${username}@thanhvien.example`,
      fullName,
      // Well-formed but obviously fictional.
      phone: `0900000${String(index + 1).padStart(3, '0')}`,
      company: employed ? random.pick(companies) : null,
      position: employed ? random.weighted(positions) : null,
      memberType,
      memberExpiresAt: memberType === 'none' ? null : planExpiry(random, createdAt, now),
      createdAt,
    };
  });
}
