/** Ten calls of GitHub's document, with the failures that it has. */
import { readFileSync } from 'node:fs';

type Json = Record<string, unknown>;
export interface Document {
  paths: Record<string, Record<string, { responses: Json } & Json>>;
  components: { schemas: Record<string, { required?: string[]; properties: Json }> };
}

const json = (name: string): Json => ({
  description: name,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

export function githubDocument(): Document {
  const file = new URL('../../packages/rest-contract/tests/openapi/github.json', import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const text = { type: 'string' };
  const properties = { resource: text, field: text, message: text, code: text };
  const { schemas } = document.components;
  schemas['basic-error'] = { properties: { message: text, documentation_url: text, status: text } };
  schemas['validation-error'] = {
    required: ['message', 'documentation_url'],
    properties: {
      message: text,
      documentation_url: text,
      errors: { type: 'array', items: { type: 'object', required: ['code'], properties } },
    },
  };
  for (const call of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    call.responses['404'] = json('basic-error');
    call.responses['422'] = json('validation-error');
  }
  return document;
}

const PATH = '/repos/{owner}/{repo}/issues/{issue_number}';

/** What a newer version might take away. */
export const BREAKS: Record<string, (document: Document) => void> = {
  'a field that is read': ({ components: { schemas } }) => {
    const { issue } = schemas;
    delete issue?.properties['title'];
    if (issue) issue.required = issue.required?.filter((name) => name !== 'title') ?? [];
  },
  'a word that is sent': ({ paths }) => {
    const text = JSON.stringify(paths[PATH]).replace('"enum":["open","closed"]', '"enum":["open"]');
    paths[PATH] = JSON.parse(text) as (typeof paths)[string];
  },
  'a path': ({ paths }) => {
    const { [PATH]: moved } = paths;
    delete paths[PATH];
    if (moved) paths[PATH.replace('issues', 'tickets')] = moved;
  },
};
