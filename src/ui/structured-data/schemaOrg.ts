import { texts } from '../texts';

export const CONTEXT = 'https://schema.org';

export const instituteReference = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#vien`,
  name: texts.siteFullName,
  url: `${origin}/`,
});
