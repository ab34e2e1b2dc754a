import { string } from 'yup';
import { checkSample } from './checkSample';
import type { SampleFolder } from './SampleFolder';
import type { Person } from './sources';
import { strictObject } from './strictObject';

const person = strictObject({
  name: string().required(),
  title: string().required(),
  biography: string().required(),
}).required();

/** Keyed by the person's key. */
export function readPeople(folder: SampleFolder): Map<string, Person> {
  const file = folder.yaml('people.yaml');
  const keys = Object.keys(file.content ?? {});
  const rules = strictObject(Object.fromEntries(keys.map((key) => [key, person]))).required();
  return new Map(Object.entries(checkSample<Record<string, Person>>(rules, file)));
}
