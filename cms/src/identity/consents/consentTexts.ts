import { personalDataConsent } from '@iia/shared/consents';
import type { ConsentKind } from '../../generated/types';

/**
 * Texts by version as people saw them: a record refers to the version, so a text here never changes.
 * Another wording is another version.
 */
const versions: Readonly<Record<ConsentKind, Readonly<Record<string, string>>>> = {
  personal_data: {
    '2026-11': personalDataConsent,
  },
  membership_reminders: {
    '2026-11': 'Nhận thư nhắc khi thời hạn hội viên sắp hết.',
  },
  order_reminders: {
    '2026-11': 'Nhận thư nhắc khi đơn hàng còn chờ thanh toán.',
  },
};

export const LATEST_VERSION = '2026-11';

/** Empty for an unknown version. */
export function consentText(kind: ConsentKind, version: string): string {
  return versions[kind][version] ?? '';
}
