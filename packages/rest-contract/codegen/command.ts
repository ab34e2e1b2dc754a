import type { CodegenConfig } from '@graphql-codegen/cli';
import { Command, InvalidArgumentError } from 'commander';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { breakingCommand } from './breaking/command';
import { fixedOperations } from './fix';
import { serveMock } from './mock/serve';
import { importCommand, type ImportOptions } from './openapi/import/command';
import { readContract } from './readContract';
import { settingsOf, type Settings } from './settings';

const CONFIG = 'codegen.ts';

interface ConfigModule {
  /** Nested once more if Node loads `codegen.ts` as CommonJS. */
  default?: CodegenConfig | { default?: CodegenConfig };
}

async function loadSettings(): Promise<Settings> {
  const file = resolve(CONFIG);
  if (!existsSync(file)) throw new Error(`There is no ${CONFIG} in this folder.`);
  const { default: found } = (await import(pathToFileURL(file).href)) as ConfigModule;
  const config = found && 'default' in found ? found.default : found;
  if (!config || !('generates' in config)) throw new Error(`${CONFIG} has no default export.`);
  return settingsOf(config);
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

async function fix(): Promise<void> {
  for (const { file, text } of await fixedOperations(await readContract(await loadSettings()))) {
    await writeFile(file, text);
    console.log(`${file} fixed`);
  }
}

async function breaking(version: string): Promise<void> {
  const { lines, ok } = await breakingCommand(version, await loadSettings());
  print(lines);
  if (!ok) process.exitCode = 1;
}

async function importCalls(document: string, options: ImportOptions): Promise<void> {
  print(await importCommand(document, options, await loadSettings()));
}

async function mock({ port }: { port: number }): Promise<void> {
  console.log(`Serving ${await serveMock(await loadSettings(), port)}`);
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new InvalidArgumentError('It is not a port number.');
}

const collect = (text: string, before: string[] = []): string[] => [...before, ...text.split(',')];

/** Creates the command for everything besides generation, which `graphql-codegen` runs. */
export function contractCommand(name: string): Command {
  const program = new Command(name).description(
    'Maintains the contract: the schema and the operations.',
  );
  program
    .command('fix')
    .description('correct the @rest of each operation to match the schema')
    .action(fix);
  program
    .command('breaking')
    .argument('<version>', 'a Git commit, or a folder with a contract')
    .description(
      'list the breaking changes since a version, with the affected operations and screens; fail if there are any',
    )
    .action(breaking);
  program
    .command('import')
    .argument('<document>', 'an OpenAPI document, 3.0 or 3.1, as JSON')
    .description('import endpoints of an OpenAPI document as SDL, and list what SDL cannot express')
    .requiredOption('--paths <path>', 'a path, or method and path; repeatable', collect)
    .option(
      '--out <file>',
      "the file to write; by default named after the document, in the schema's folder",
    )
    .option('--prefix <name>', 'the prefix of its type names', '')
    .option('--force', 'replace the file if it exists', false)
    .action(importCalls);
  program
    .command('mock')
    .description('serve every endpoint with generated responses')
    .option('--port <number>', 'the port to listen on', portOf, 1337)
    .action(mock);
  return program;
}

/** Runs the command with the process's arguments and prints an error without its stack. */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command.parseAsync();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
