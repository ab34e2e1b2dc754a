import { checkSample, type Rules } from './checkSample';
import type { SampleFolder } from './SampleFolder';
import { typeRules } from './typeRules';

/** The records of a YAML file. @throws Error with the file and the record */
export function readList<Source extends object>(
  folder: SampleFolder,
  { path, type }: { path: string; type: string },
  rules: Rules<Source> = typeRules(type),
): Source[] {
  const { name, content } = folder.yaml(path);
  if (!Array.isArray(content)) throw new Error(`${name}: the file must be a list of records.`);
  return content.map((record: unknown, index) =>
    checkSample(rules, { name: `${name}, record ${index + 1}`, content: record }),
  );
}
