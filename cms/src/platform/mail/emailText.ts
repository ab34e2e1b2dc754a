import type { EmailContent } from './Mail';
import { instituteName } from '@iia/shared/institute';

export const closing = 'Trân trọng cảm ơn Quý khách.';
export const linkHint = 'Nếu nút trên không mở được, vui lòng dán địa chỉ này vào trình duyệt:';

export function emailText(email: EmailContent): string {
  const { greeting, paragraphs, facts = [], action, notes = [], thanks = closing } = email;
  return [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    thanks,
    instituteName,
  ].join('\n\n');
}
