import { array, boolean, number, string, tuple } from 'yup';
import type { Rules } from './checkSample';
import { isMoment } from '../moments';
import type { CourseSource, DocumentSource, SeminarSource } from './sources';
import { strictObject } from './strictObject';
import { typeRules } from './typeRules';

/** With persons by their keys in `people.yaml`. */
export type CourseFile = Omit<CourseSource, 'instructors'> & { instructors: readonly string[] };
export type SeminarFile = Omit<SeminarSource, 'speakers'> & { speakers: readonly string[] };

const moment = string()
  .required()
  .test('moment', '${path} must be a moment like "+3w sat 08:30"', isMoment);
const demand = string().oneOf(['nearly-full', 'full']);

/** From and until. */
export const schedule = tuple([moment, moment]);

const persons = (keys: readonly string[]) =>
  array().of(string().required().oneOf(keys, '${path} is not in people.yaml: ${value}')).required();

export const courseRules = (people: readonly string[]): Rules<CourseFile> =>
  typeRules('course', {
    without: ['category', 'startAt', 'endAt'],
    own: {
      schedule,
      demand,
      featured: boolean(),
      instructors: persons(people),
      // Title and detail.
      outline: array()
        .of(tuple([string().required(), string().required()]).required())
        .required(),
    },
  });

export const documentRules = (): Rules<DocumentSource> =>
  typeRules('document', { without: ['category'] });

export const seminarRules = (people: readonly string[]): Rules<SeminarFile> =>
  typeRules('seminar', {
    without: ['startAt', 'endAt', 'orderByOption', 'orderOptionGroup'],
    own: {
      schedule: schedule.required(),
      demand,
      meetingUrl: string(),
      speakers: persons(people),
      optionGroups: array().of(optionGroup),
    },
  });

const option = strictObject({
  key: string().required(),
  name: string().required(),
  price: number().integer(),
  capacity: number().integer(),
  demand,
});

const optionGroup = strictObject({
  key: string().required(),
  name: string().required(),
  options: array().of(option.required()).required(),
}).required();
