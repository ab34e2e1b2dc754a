import { parse } from 'yaml';

const DOCUMENT = /^---\n(?<matter>[^]*?)^---\n(?<body>[^]*)$/m;

/**
 * Parses a text with YAML front matter.
 * @param bodyField receives the text below it
 * @throws Error if there is no front matter, if it is not a mapping, or if it has the body's field
 */
export function parseMarkdown(text: string, bodyField: string): Record<string, unknown> {
  const { matter, body } = DOCUMENT.exec(text)?.groups ?? {};
  if (matter === undefined || !text.startsWith('---')) {
    throw new Error('the file must begin with front matter between two lines of ---.');
  }
  // The empty line replaces the first ---, so that errors have the file's line numbers.
  const fields: unknown = parse(`\n${matter}`);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new Error('the front matter must be fields and their values.');
  }
  if (bodyField in fields) {
    throw new Error(`${bodyField} is the text below the front matter, not a field of it.`);
  }
  return { ...fields, [bodyField]: body };
}
