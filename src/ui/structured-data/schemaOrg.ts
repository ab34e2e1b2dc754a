import { texts } from '../texts';

/** The vocabulary that every block of structured data is written in. */
export const CONTEXT = 'https://schema.org';

/** The institute, as another thing names it: what gives a course, holds a seminar, publishes an article. */
export const instituteReference = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#vien`,
  name: texts.siteFullName,
  url: `${origin}/`,
});
