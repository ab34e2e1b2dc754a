import { array, lazy, mixed, string, tuple, type InferType } from 'yup';
import { strictObject } from './strictObject';

const kind = <Kind extends string>(name: Kind) => mixed<Kind>().oneOf([name]).required();
const pairs = array()
  .of(tuple([string().required(), string().required()]).required())
  .required();

/** Texts in the light markup of `toBlocks`, tables as editors write them. */
const sectionRules = {
  text: strictObject({
    kind: kind('text'),
    heading: string(),
    body: string().required(),
  }).required(),
  /** Title and detail. */
  steps: strictObject({ kind: kind('steps'), heading: string(), steps: pairs }).required(),
  table: strictObject({
    kind: kind('table'),
    heading: string(),
    caption: string().required(),
    columns: string().required(),
    rows: array().of(string().required()).required(),
  }).required(),
  /** Question and answer. */
  faq: strictObject({ kind: kind('faq'), heading: string(), entries: pairs }).required(),
  'call-to-action': strictObject({
    kind: kind('call-to-action'),
    heading: string().required(),
    text: string(),
    label: string().required(),
    url: string().required(),
  }).required(),
  /** Title and file, which is in `cms/sample/files`. */
  downloads: strictObject({
    kind: kind('downloads'),
    heading: string(),
    downloads: pairs,
  }).required(),
};

type Kind = keyof typeof sectionRules;

export type SectionSource = InferType<(typeof sectionRules)[Kind]>;

const kinds = Object.keys(sectionRules) as Kind[];

const unknownKind = mixed<SectionSource>()
  .required()
  .test('kind', `\${path}.kind must be one of ${kinds.join(', ')}`, () => false);

const section = lazy((value: { kind?: unknown } | null | undefined) => {
  const known = kinds.find((name) => name === value?.kind);
  return known ? sectionRules[known] : unknownKind;
});

export const pageRules = strictObject({
  title: string().required(),
  summary: string().required(),
  sections: array().of(section).required(),
}).required();

export type PageSource = InferType<typeof pageRules>;
