import { texts } from '../texts';

export const CONTEXT = 'https://schema.org';

export const instituteReference = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#vien`,
  name: texts.siteFullName,
  url: `${origin}/`,
});

/** schema.org's FAQPage; answers are plain text. */
export function faqData(entries: readonly { question: string; answer: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function breadcrumbData(
  items: readonly { label: string; to?: string }[],
  origin: string,
): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: `${origin}${to}` }),
    })),
  };
}
