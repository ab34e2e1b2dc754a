import { CONTEXT } from './schemaOrg';

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
