/** Machine-readable keys of parts. */
const unread = new Set(['__component', 'documentId', 'format', 'id', 'slug', 'type', 'url']);

const isInline = (node: unknown): boolean => {
  const { type } = (node ?? {}) as { type?: unknown };
  return type === 'text' || type === 'link';
};

/** References and openings of footnotes: see `src/ui/rich-text/footnotes.ts` of the website. */
const footnoteMarks = /\[\^[\p{L}\p{N}-]{1,20}\](:\s*)?/gu;

/** Human-readable text of a public value, including rich text and sections, one line per paragraph. */
export function textLines(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (Array.isArray(value)) {
    const lines = value.map(textLines);
    return value.length > 0 && value.every(isInline) ? [inlineText(value)] : lines.flat();
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unread.has(name) ? [] : textLines(inner),
  );
}

function inlineText(nodes: readonly unknown[]): string {
  return nodes
    .map((node) => {
      const { text, children } = node as { text?: unknown; children?: unknown };
      return Array.isArray(children) ? inlineText(children) : String(text ?? '');
    })
    .join('')
    .replace(footnoteMarks, '')
    .trim();
}
