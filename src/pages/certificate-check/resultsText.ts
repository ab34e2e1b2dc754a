import type { CertificateStatus } from '@/data/generated/types';
import { texts } from '@/features/certification/texts';

/** The search result in one sentence, for screen readers. */
export function resultsText(found: readonly CertificateStatus[]): string {
  const [only, another] = found;
  if (!only) return texts.none.short;
  if (another) return texts.found.several(found.length);
  return `${texts.found.one} ${texts.statuses[only.status].word}.`;
}
