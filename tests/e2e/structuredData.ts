import Validator, { type Issue } from '@adobe/structured-data-validator';
import BaseValidator from '@adobe/structured-data-validator/src/types/base.js';
import { withoutEntities } from './crawl';

type Thing = Record<string, unknown> & { '@type'?: string | string[] };

/** A page's JSON-LD objects, with each `@graph` flattened. @throws SyntaxError */
export function structuredDataOf(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => {
      const data = JSON.parse(withoutEntities(json)) as Thing & { '@graph'?: Thing[] };
      return data['@graph'] ?? [data];
    },
  );
}

/** A thing's types: a document is both Product and Book. */
export const typesOf = ({ '@type': type = [] }: Thing): string[] => [type].flat();

type Rule = (at: BaseValidator) => ReturnType<BaseValidator['getConditions']>;

/**
 * Google's requirements beyond those that the library checks (Product, Offer, BreadcrumbList, …), from
 * developers.google.com/search/docs/appearance/structured-data (course, event, article, faqpage, …).
 */
const required: Record<string, Rule> = {
  Course: (at) => [
    ...['name', 'description', 'provider', 'offers', 'offers.category'].map((name) =>
      at.required(name),
    ),
    at.required('hasCourseInstance', 'arrayOrObject'),
  ],
  CourseInstance: (at) => [
    at.required('courseMode'),
    at.or(at.required('courseWorkload', 'duration'), at.required('courseSchedule')),
  ],
  Event: (at) => [
    at.required('name'),
    at.required('startDate', 'date'),
    at.required('location', 'arrayOrObject'),
  ],
  Place: (at) => [at.required('address')],
  VirtualLocation: (at) => [at.required('url', 'url')],
  Article: article,
  NewsArticle: article,
  FAQPage: (at) => [at.required('mainEntity', 'array')],
  Question: (at) => [at.required('name'), at.required('acceptedAnswer', 'object')],
  Answer: (at) => [at.required('text')],
  WebSite: (at) => [
    ...['name', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'].map((name) =>
      at.required(name),
    ),
    at.required('url', 'url'),
  ],
};

function article(at: BaseValidator) {
  return [
    ...['headline', 'author', 'publisher'].map((name) => at.required(name)),
    at.required('image', 'url'),
  ];
}

/** Problems in a page's structured data, as messages. */
export async function faultsOf(things: readonly Thing[]): Promise<string[]> {
  const validator = new Validator();
  for (const [type, rule] of Object.entries(required)) {
    const Held = class extends BaseValidator {
      override getConditions() {
        return rule(this);
      }
    };
    validator.registeredHandlers[type] = [() => Promise.resolve({ default: Held })];
  }
  const jsonld: Record<string, Thing[]> = {};
  for (const thing of things) (jsonld[typesOf(thing)[0] ?? 'no type'] ??= []).push(thing);
  const issues = await validator.validate({ jsonld });
  return [
    ...things.filter((thing) => typesOf(thing).length === 0).map(() => 'a thing without a type'),
    ...issues.filter(({ severity }) => severity === 'ERROR').map(wordsOf),
  ];
}

const wordsOf = ({ issueMessage, path }: Issue): string =>
  `${path.map(({ type, property }) => property ?? type).join('.')}: ${issueMessage}`;
