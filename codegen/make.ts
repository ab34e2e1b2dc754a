import { codegen } from '@graphql-codegen/core';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { createHash } from 'node:crypto';
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
import { formatted } from './format';
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

/** The operations plugin mentions @defer, which no operation uses. */
const withoutDefer = (content: string): string =>
  content.replace(/^.*\n?export type Incremental<T> = .*$/m, '');

/** Formats a file up to its first `// oxfmt-ignore`: a precompiled document is slow to parse. */
async function pretty(filename: string, content: string): Promise<string> {
  const end = content.search(/^\/\/ oxfmt-ignore$/m);
  const [types, documents] = end < 0 ? [content, ''] : [content.slice(0, end), content.slice(end)];
  const text = await formatted(filename, withoutDefer(types));
  return documents === '' ? text : `${text}\n${documents.trimEnd()}\n`;
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
export function createGenerator({ folder, options, ...presetConfig }: Settings): Make {
  const schemas = createMemory<ReturnType<typeof parseSchema>>();
  const operations = createMemory<ReturnType<typeof parseOperations>>();
  const contents = createMemory<Promise<string>>();
  const held = createMemory<Promise<Made['files']>>();
  const documented = createMemory<string>();
  const turn = (): void =>
    [schemas, operations, contents, held, documented].forEach((memory) => memory.turn());

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
          pretty(filename, await codegen(one)),
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
      const synced = held.of(key, () =>
        Promise.all(
          syncedFiles(schema, content, contentFiles).map(async ({ file, text }) => ({
            filename: file,
            content: await formatted(file, text),
          })),
        ),
      );
      files.push(...(await synced));
    }
    turn();
    return { files, warnings };
  };
}
