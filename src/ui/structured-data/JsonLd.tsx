import { texts } from '../texts';
import { useHydrated } from '../useHydrated';

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

/**
 * Server-rendered only: a script element created in the browser would violate Trusted Types. Crawlers read
 * the host's HTML.
 */
export const JsonLd = ({ data }: { data: object }) => {
  const hydrated = useHydrated();
  if (hydrated) return null;
  return <script type="application/ld+json">{jsonForScript(data)}</script>;
};

/** No text of an editor can close the script element or open a comment. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
