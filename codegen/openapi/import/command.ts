import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { importedHeader } from '../../contract/imported';
import type { ContractFile } from '../../contract/parseContract';
import { formatted } from '../../format';
import { folderOf, readSchema } from '../../readContract';
import type { Settings } from '../../settings';
import { dialectOf } from './dialect';
import { importOpenApi } from './importOpenApi';
import type { OpenApi } from './OpenApi';

export const IMPORT_USAGE = `npm run codegen -- import <document.json> --paths "GET /a/{id}" --paths /b [--out schema/b.graphql] [--prefix B] [--force]
                           writes the calls of an OpenAPI document as SDL, and names what it could not say`;

interface Flags {
  document: string;
  paths: string[];
  out: string | undefined;
  prefix: string;
  force: boolean;
}

/** @throws Error with the usage */
function flagsOf(args: readonly string[]): Flags {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      paths: { type: 'string', multiple: true },
      out: { type: 'string' },
      prefix: { type: 'string' },
      force: { type: 'boolean' },
    },
  });
  const [document] = positionals;
  const paths = (values.paths ?? []).flatMap((each) => each.split(','));
  if (document === undefined || positionals.length > 1 || paths.length === 0) {
    throw new Error(`Name a document, and paths of it.\n${IMPORT_USAGE}`);
  }
  const { out, prefix = '', force = false } = values;
  return { document, paths, out, prefix, force };
}

async function read(file: string): Promise<OpenApi> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as OpenApi;
  } catch {
    throw new Error(`${file} is not JSON; turn a YAML document into JSON first.`);
  }
}

const isOther =
  (out: string) =>
  ({ file }: ContractFile): boolean =>
    join(file) !== join(out);

/** Writes chosen calls of an OpenAPI document into the schema's folder. @returns what to print */
export async function importCommand(
  args: readonly string[],
  settings: Settings,
): Promise<string[]> {
  const { document, paths, out: given, prefix, force } = flagsOf(args);
  const name = basename(document, extname(document));
  const out = given ?? join(folderOf(settings.schema), `${name}.graphql`);
  const others = (await readSchema(settings)).filter(isOther(out));
  const { sdl, unsaid, endpoints } = importOpenApi(await read(document), {
    ...{ paths, prefix },
    ...dialectOf(others),
  });
  const text = await formatted(out, `${importedHeader(basename(document))}${sdl}`);
  await writeFile(out, text, { flag: force ? 'w' : 'wx' }).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    throw new Error(`${out} is there already; write --force to replace it.`);
  });
  return [
    `${endpoints} ${endpoints === 1 ? 'call' : 'calls'} written to ${out}.`,
    ...(unsaid.length > 0 ? [`${unsaid.length} things are said otherwise, or not:`] : []),
    ...unsaid.map((each) => `  ${each}`),
  ];
}
