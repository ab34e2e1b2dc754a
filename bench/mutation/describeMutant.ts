import type { Mutant } from './Mutant';

/** A mutant as two lines of text: the place, and what it makes of the code there. */
export function describeMutant(mutant: Mutant, source: string): string {
  const { start, end } = mutant.location;
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column);
  lines[0] = (lines[0] ?? '').slice(start.column);
  const place = `${mutant.fileName}:${start.line + 1}:${start.column + 1} ${mutant.mutatorName}`;
  return `${place}\n    ${inOneLine(lines.join('\n'))}  →  ${inOneLine(mutant.replacement)}`;
}

function inOneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 120)} …` : line;
}
