import type { CpePart } from '@/data/generated/types';
import { cpePartNames } from '@iia/shared/names';
import { formatDecimal } from '@iia/shared/money';
import { texts } from './cpeTexts';

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
  part === 'ethics' ? texts.ethicsWord : cpePartNames[part].toLocaleLowerCase('vi');
