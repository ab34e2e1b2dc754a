import { codegen } from '@graphql-codegen/core';
import type { Types } from '@graphql-codegen/plugin-helpers';
import type { GraphQLSchema } from 'graphql';
import { createHash } from 'node:crypto';
import { updatedContentFiles } from './content/contentFiles';
import type { ContentServer } from './content/sections';
import type { ContractFile } from './contract/parseContract';
import { memoizeBySchema } from './contract/memoizeBySchema';
import { formatted } from './format';
import { openApi, type OpenApiConfig } from './openapi/openApi';

const hashOf = (...texts: readonly string[]): string =>
  texts.reduce((hash, text) => hash.update(text).update('\0'), createHash('sha1')).digest('hex');

/** Memoizes the last value of each name, keyed by its inputs. */
function createMemory<T>(): (name: string, key: string, generate: () => T) => T {
  const entries = new Map<string, { key: string; value: T }>();
  return (name, key, generate) => {
    const last = entries.get(name);
    if (last?.key === key) return last.value;
    const value = generate();
    entries.set(name, { key, value });
    return value;
  };
}

const contents = memoizeBySchema(() => createMemory<Promise<string>>());
const contentFiles = memoizeBySchema(() => createMemory<Promise<ContractFile[]>>());
const openApiTexts = memoizeBySchema(() => createMemory<string>());

/** The operations plugin mentions @defer, which no operation uses. */
const withoutDefer = (content: string): string =>
  content.replace(/^.*\n?export type Incremental<T> = .*$/m, '');

/** Formats a file up to its first `// oxfmt-ignore`: a precompiled document is slow to parse. */
async function formattedContent(filename: string, content: string): Promise<string> {
  const end = content.search(/^\/\/ oxfmt-ignore$/m);
  const [types, documents] = end < 0 ? [content, ''] : [content.slice(0, end), content.slice(end)];
  const text = await formatted(filename, withoutDefer(types));
  return documents === '' ? text : `${text}\n${documents.trimEnd()}\n`;
}

function textOf({ documents, config }: Types.GenerateOptions): string {
  const fragments = (config.externalFragments ?? []) as { node: Types.DocumentFile['document'] }[];
  const nodes = [
    ...documents.flatMap(({ document }) => document?.definitions ?? []),
    ...fragments.flatMap(({ node }) => node ?? []),
  ];
  return nodes.map(({ loc }) => loc?.source.body.slice(loc.start, loc.end) ?? '').join('\n');
}

/** Returns the formatted content of a section. `options` identifies everything else it depends on. */
export function contentOf(
  schema: GraphQLSchema,
  section: Types.GenerateOptions,
  options: string,
): Promise<string> {
  const { filename } = section;
  return contents(schema)(filename, hashOf(options, textOf(section)), async () =>
    formattedContent(filename, await codegen(section)),
  );
}

/** Returns the contract as an OpenAPI document. */
export function openApiText(schema: GraphQLSchema, config: OpenApiConfig): string {
  const text = openApiTexts(schema)(config.file, JSON.stringify(config), () =>
    JSON.stringify(openApi(schema, config), null, 2),
  );
  return `${text}\n`;
}

/** Returns the content server's type and component files, updated to match the schema. */
export function contentTypeFiles(
  schema: GraphQLSchema,
  content: ContentServer,
  present: readonly ContractFile[],
): Promise<ContractFile[]> {
  const key = hashOf(JSON.stringify(content), ...present.flatMap(({ file, text }) => [file, text]));
  return contentFiles(schema)(content.folder, key, () =>
    Promise.all(
      updatedContentFiles(schema, content, present).map(async ({ file, text }) => ({
        file,
        text: await formatted(file, text),
      })),
    ),
  );
}
