import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';

/** Git may check files out with carriage returns. */
export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
}

/** @param name the file's name, for the message of an error */
export function parsed<Parsed = unknown>(
  name: string,
  text: string,
  parse: (text: string) => Parsed = parseYaml,
): Parsed {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  }
}
