import { cpePartNames } from '@iia/shared/names';
import { formatDecimal } from '@iia/shared/numbers';
import type { CpePart } from '@/data/generated/types';

const texts = {
  hours: (hours: string) => `${hours} giờ`,
  hoursOf: (hours: string, part: string) => `${hours} giờ ${part}`,
  ethics: 'đạo đức',
  missing: (what: string) => `Còn thiếu ${what}`,
} as const;

interface Missing {
  missing: number;
  parts: readonly { part: CpePart; missing: number }[];
}

/** `Còn thiếu 14 giờ, 2 giờ đạo đức`; null if nothing is missing. */
export function missingHoursText({ missing, parts }: Missing): string | null {
  const labels = [
    ...(missing > 0 ? [texts.hours(formatDecimal(missing))] : []),
    ...parts
      .filter((each) => each.missing > 0)
      .map((each) => texts.hoursOf(formatDecimal(each.missing), partWord(each.part))),
  ];
  return labels.length === 0 ? null : texts.missing(labels.join(', '));
}

const partWord = (part: CpePart): string =>
  part === 'ethics' ? texts.ethics : cpePartNames[part].toLocaleLowerCase('vi');
