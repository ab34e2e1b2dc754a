import * as apollo from '@apollo/client';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { ghost } from '../adapters/ghost';
import { github } from '../adapters/github';
import { stripe } from '../adapters/stripe';
import { wordpress } from '../adapters/wordpress';
import { invalidationLink } from '../link/invalidationLink';
import { recordPolicies } from '../link/recordPolicies';
import { restLink } from '../link/restLink';
import { rulesLink } from '../link/rulesLink';
import { createGenerator, writeFiles } from '../testing/generate';
import { read, SCALARS, textsOf } from './foreign';
import { presets } from './presets';

const OPTIONS = {
  namingConvention: 'keep',
  enumType: 'string-literal',
  enumsAsTypes: true,
  skipTypename: true,
  useTypeImports: true,
  scalars: { ID: 'string', Date: 'string', DateTime: 'string', ...SCALARS },
};

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'presets-'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
});
afterAll(() => rm(root, { recursive: true }));

async function generate(name: string): Promise<string> {
  const folder = `${name}/`;
  const make = createGenerator({
    schema: '',
    documents: 'app/**/*.graphql',
    folder,
    options: OPTIONS,
    requestRules: true,
  });
  const texts = textsOf(read(`${name}/schema.graphql`), read(`${name}/operations.graphql`));
  await writeFiles(await make(texts, { strict: true }), root);
  return join(root, folder);
}

presets(() =>
  Promise.resolve({
    apollo,
    restLink,
    rulesLink,
    invalidationLink,
    recordPolicies,
    generate,
    adapters: { ghost, github, stripe, wordpress },
  }),
);
