import type { EmailContent } from './Mail';
import { instituteName } from '@iia/shared/institute';
import { closing } from './texts';

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
