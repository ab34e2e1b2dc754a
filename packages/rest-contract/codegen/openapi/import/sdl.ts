const quoted = (text: string): string => JSON.stringify(text);

/** Prints the first paragraph of a description. */
export function description(text: string | undefined, indent = ''): string {
  const first =
    text
      ?.split(/\n\s*\n/)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? '';
  if (first === '') return '';
  return `${indent}${quoted(first.length > 200 ? `${first.slice(0, 199)}…` : first)}\n`;
}

/** Arguments whose values are enum values. */
const ENUM_ARGUMENTS = new Set(['format', 'method', 'access']);

/** Prints a directive, without undefined arguments: `@constraint(label: "Title", maxLength: 20)`. */
export function directive(name: string, args: Record<string, unknown>): string {
  const given = Object.entries(args)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        `${key}: ${ENUM_ARGUMENTS.has(key) ? String(value) : JSON.stringify(value)}`,
    );
  return ` @${name}(${given.join(', ')})`;
}

export const wire = (name: string, word: string): string =>
  name === word ? '' : directive('wire', { value: word });
