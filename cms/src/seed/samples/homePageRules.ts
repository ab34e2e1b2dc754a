import { array, string } from 'yup';
import type { Rules } from './checkSample';
import type { HomePageSource } from './sources';
import { typeRules } from './typeRules';

interface Slugs {
  courses: readonly string[];
  seminars: readonly string[];
  documents: readonly string[];
}

/** @param slugs those that the home page may feature */
export function homePageRules({ courses, seminars, documents }: Slugs): Rules<HomePageSource> {
  const oneOf = (slugs: readonly string[]) =>
    array().of(string().required().oneOf(slugs, '${path} does not exist: ${value}')).required();
  return typeRules('home-page', {
    own: { courses: oneOf(courses), seminars: oneOf(seminars), documents: oneOf(documents) },
  });
}
