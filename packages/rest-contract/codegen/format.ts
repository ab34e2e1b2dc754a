import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const STYLE = '.oxfmtrc.json';

const styles = new Map<string, FormatConfig>();

/** Returns the nearest formatter configuration, as the command `oxfmt` would find it, or the defaults. */
function styleOf(folder: string): FormatConfig {
  const known = styles.get(folder);
  if (known) return known;
  const file = join(folder, STYLE);
  const parent = dirname(folder);
  const style = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as FormatConfig)
    : parent === folder
      ? {}
      : styleOf(parent);
  styles.set(folder, style);
  return style;
}

/** Formats a text with the configuration of its folder. @throws Error if it cannot be parsed */
export async function formatted(filename: string, text: string): Promise<string> {
  const { code, errors } = await format(filename, text, styleOf(dirname(resolve(filename))));
  if (errors[0]) throw new Error(`${filename}: ${errors[0].message}`);
  return code;
}
