import { codegen } from '@graphql-codegen/core';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { format, resolveConfig, version } from 'prettier';
import {
  parseEach,
  parseOperations,
  parseSchema,
  type ContractFile,
} from './contract/parseContract';
import type { Problem } from './contract/problem';
import { effectsTable as effectsTableOf } from './effects/effectsTable';
import { syncedFiles } from './content/contentFiles';
import { withEndpointTable } from './endpointTable';
import { withTable } from './markedTable';
import { noFormatCache, type FormatCache } from './formatCache';
import { openApi } from './openapi/openApi';
import { contractPreset } from './preset';
import type { ContractTexts } from './readContract';
import type { Settings } from './settings';

export interface Made {
  files: { filename: string; content: string }[];
  warnings: Problem[];
}

/** Generates the whole output in memory. Throws a ContractError if the contract is refused. */
export type Make = (texts: ContractTexts, how: { strict: boolean }) => Promise<Made>;

const hashOf = (...texts: readonly string[]): string =>
  texts.reduce((hash, text) => hash.update(text).update('\0'), createHash('sha1')).digest('hex');

/** Memoizes by key; entries unused in two successful runs are dropped. */
function createMemory<T>(): { of: (key: string, make: () => T) => T; turn: () => void } {
  let current = new Map<string, T>();
  let last = new Map<string, T>();
  return {
    of(key, make) {
      const value = current.get(key) ?? last.get(key) ?? make();
      current.set(key, value);
      return value;
    },
    turn() {
      last = current;
      current = new Map();
    },
  };
}

/** The operations plugin always imports the schema's types, and mentions @defer. */
function withoutUnusedTypes(content: string): string {
  const used = content.replace(/^.*\n?export type Incremental<T> = .*$/m, '');
  return /\bTypes\./.test(used) ? used : used.replace(/^import type \* as Types from .*\n/m, '');
}

/** Babel parses TypeScript, and loads, faster than the compiler. */
const parserOf = (filename: string) => (filename.endsWith('.ts') ? { parser: 'babel-ts' } : {});

/** Formats a file up to its first `// prettier-ignore`: a precompiled document is slow to parse. */
async function pretty(cache: FormatCache, filename: string, content: string): Promise<string> {
  const end = content.search(/^\/\/ prettier-ignore$/m);
  const [types, documents] = end < 0 ? [content, ''] : [content.slice(0, end), content.slice(end)];
  const text = withoutUnusedTypes(types);
  const options = { ...(await resolveConfig(filename)), ...parserOf(filename) };
  const key = hashOf(version, extname(filename), JSON.stringify(options), text);
  const formatted = await cache.of(key, () => format(text, { ...options, filepath: filename }));
  return documents === '' ? formatted : `${formatted}\n${documents.trimEnd()}\n`;
}

function textOf({ documents, config: options }: Types.GenerateOptions): string {
  const fragments = (options.externalFragments ?? []) as { node: Types.DocumentFile['document'] }[];
  const nodes = [
    ...documents.flatMap(({ document }) => document?.definitions ?? []),
    ...fragments.flatMap(({ node }) => node ?? []),
  ];
  return nodes.map(({ loc }) => loc?.source.body.slice(loc.start, loc.end) ?? '').join('\n');
}

/** A generator that memoizes by input, so that a change regenerates only what depends on it. */
export function createGenerator(
  { folder, options, ...presetConfig }: Settings,
  cache: FormatCache = noFormatCache,
): Make {
  const schemas = createMemory<ReturnType<typeof parseSchema>>();
  const operations = createMemory<ReturnType<typeof parseOperations>>();
  const contents = createMemory<Promise<string>>();
  const held = createMemory<ContractFile[]>();
  const documented = createMemory<string>();
  /** Client and server share the same rules, formatted once. */
  const formatted = createMemory<Promise<string>>();
  const formattedOf = (filename: string, content: string): Promise<string> =>
    formatted.of(hashOf(extname(filename), content), () => pretty(cache, filename, content));
  const turn = (): void =>
    [schemas, operations, contents, held, documented, formatted].forEach((memory) => memory.turn());

  return async (texts, { strict }) => {
    const { schema: schemaFiles, operations: operationFiles } = texts;
    const { endpointTable, effectsTable, content: contentFiles } = texts;
    const keyOf = ({ file, text }: ContractFile): string => hashOf(file, text);
    const schemaKey = hashOf(...schemaFiles.map(keyOf));
    const { schema, schemaNode } = schemas.of(schemaKey, () => parseSchema(schemaFiles));
    const sources = parseEach(operationFiles, (file) =>
      operations.of(keyOf(file), () => parseOperations([file])),
    );
    const warnings: Problem[] = [];
    const sections = await contractPreset.buildGeneratesSection({
      baseOutputDir: folder,
      schema: schemaNode,
      schemaAst: schema,
      documents: sources.map(({ file, document }) => ({ location: file, document })),
      config: options,
      presetConfig: { ...presetConfig, strict, onWarning: (problem) => warnings.push(problem) },
      plugins: [],
      pluginMap: {},
    });
    const files = await Promise.all(
      sections.map(async (one) => {
        const { filename } = one;
        const content = await contents.of(hashOf(schemaKey, filename, textOf(one)), async () =>
          formattedOf(filename, await codegen(one)),
        );
        return { filename, content };
      }),
    );
    if (endpointTable) {
      const content = withEndpointTable(endpointTable, schema, sources);
      files.push({ filename: endpointTable.file, content });
    }
    if (effectsTable) {
      const content = withTable(effectsTable, 'effects', effectsTableOf(schema));
      files.push({ filename: effectsTable.file, content });
    }
    const { content, openApi: documentation } = presetConfig;
    if (documentation) {
      const text = documented.of(schemaKey, () =>
        JSON.stringify(openApi(schema, documentation), null, 2),
      );
      files.push({ filename: documentation.file, content: `${text}\n` });
    }
    if (content) {
      const key = hashOf(schemaKey, ...contentFiles.map(keyOf));
      for (const { file, text } of held.of(key, () => syncedFiles(schema, content, contentFiles))) {
        files.push({ filename: file, content: await formattedOf(file, text) });
      }
    }
    turn();
    return { files, warnings };
  };
}
