import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { importedHeader } from '../../contract/checkUnused';
import { directivesFile, type ContractFile } from '../../contract/parseContract';
import { formatted } from '../../format';
import { folderOf, readSchema } from '../../readContract';
import type { Settings } from '../../settings';
import { existingNamesOf } from './existingNames';
import { importOpenApi } from './importOpenApi';
import type { OpenApi } from './OpenApi';

export interface ImportOptions {
  /** `/a/{id}`, or `GET /a/{id}`. */
  paths: readonly string[];
  out?: string;
  prefix?: string;
  force?: boolean;
}

async function read(file: string): Promise<OpenApi> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as OpenApi;
  } catch {
    throw new Error(`${file} is not JSON; convert a YAML document to JSON first.`);
  }
}

const isOther =
  (out: string) =>
  ({ file }: ContractFile): boolean =>
    join(file) !== join(out);

/** Writes chosen calls of an OpenAPI document into the schema's folder. @returns the lines to print */
export async function importCommand(
  document: string,
  { paths, out: given, prefix = '', force = false }: ImportOptions,
  settings: Settings,
): Promise<string[]> {
  const name = basename(document, extname(document));
  const out = given ?? join(folderOf(settings.schema), `${name}.graphql`);
  const others = (await readSchema(settings)).filter(isOther(out));
  const { sdl, omissions, endpoints } = importOpenApi(await read(document), {
    paths,
    prefix,
    existing: existingNamesOf([directivesFile(), ...others]),
  });
  const text = await formatted(out, `${importedHeader(basename(document))}${sdl}`);
  await writeFile(out, text, { flag: force ? 'w' : 'wx' }).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    throw new Error(`${out} already exists; use --force to replace it.`);
  });
  return [
    `${endpoints} ${endpoints === 1 ? 'endpoint' : 'endpoints'} written to ${out}.`,
    ...(omissions.length > 0 ? [`Changed or omitted constructs: ${omissions.length}`] : []),
    ...omissions.map((each) => `  ${each}`),
  ];
}
