import type { Certification } from '@/data/generated/types';
import { formatDecimal } from '@/lib/money';
import { texts } from './texts';

/** CPE hours a year of who practises; IIA's rules for CIA, and for the others from 2026. */
const yearlyHours: Record<Certification, number> = {
  CIA: 40,
  CRMA: 20,
  IAP: 20,
  CCSA: 20,
  CFSA: 20,
  CGAP: 20,
};

/** What has been reported of the year's hours; null where the register has no report. */
export const cpeState = (certification: Certification, cpe: number | null): string =>
  cpe === null
    ? texts.facts.notReported
    : texts.facts.reported(formatDecimal(cpe), formatDecimal(yearlyHours[certification]));
