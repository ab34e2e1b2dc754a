import type { Certification } from '@/data/generated/types';
import { formatDecimal } from '@iia/shared/money';
import { texts } from '@/features/certification/texts';

/**
 * Annual CPE hours for practising holders; The IIA's rules for CIA, and from 2026 for the others.
 */
const yearlyHours: Record<Certification, number> = {
  CIA: 40,
  CRMA: 20,
  IAP: 20,
  CCSA: 20,
  CFSA: 20,
  CGAP: 20,
};

/** The CPE reporting status, from the hours reported; null means no report on record. */
export const cpeState = (certification: Certification, cpe: number | null): string =>
  cpe === null
    ? texts.facts.notReported
    : texts.facts.reported(formatDecimal(cpe), formatDecimal(yearlyHours[certification]));
