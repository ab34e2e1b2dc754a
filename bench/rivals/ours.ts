/** Makes our code for GitHub's document in `generated/ours`, or says what breaks for its operations: `tsx ours.ts breaking`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import config from '../../codegen';
import { parseOperations, parseSchema } from 'rest-contract/contract';
import {
  breakingChanges,
  createGenerator,
  fixedOperations,
  importCommand,
  readContract,
  settingsOf,
  writeFiles,
} from 'rest-contract/testing';
import { BREAKS, githubDocument } from './document';

const OUT = 'generated/ours';
const { options: OPTIONS } = settingsOf(config);
const OPERATIONS = {
  Issues: `query Issues($owner: String!, $repo: String!) {
    issuesListForRepo(owner: $owner, repo: $repo) { id title user { id login } }
  }`,
  Change: `mutation Change($owner: String!, $repo: String!, $number: Int!, $input: IssuesUpdateInput!) {
    issuesUpdate(owner: $owner, repo: $repo, issue_number: $number, input: $input) { id title user { id login } }
  }`,
};

const settings = settingsOf({
  schema: `${OUT}/schema/*.graphql`,
  documents: `${OUT}/app/*.graphql`,
  generates: {
    [`${OUT}/generated/`]: {
      presetConfig: { requestRules: true },
      config: { ...OPTIONS, scalars: { ...(OPTIONS.scalars as object), Json: 'unknown' } },
    },
  },
});
const calls = Object.keys(githubDocument().paths);

async function importing(document: object, paths: readonly string[]): Promise<void> {
  writeFileSync('generated/github.json', JSON.stringify(document));
  await importCommand('generated/github.json', { paths, force: true }, settings);
}

mkdirSync(`${OUT}/schema`, { recursive: true });
mkdirSync(`${OUT}/app`, { recursive: true });
for (const [name, text] of Object.entries(OPERATIONS)) {
  writeFileSync(`${OUT}/app/${name}.graphql`, text);
}
await importing(githubDocument(), calls);
for (const { file, text } of await fixedOperations(await readContract(settings))) {
  writeFileSync(file, text);
}
const texts = await readContract(settings);
const made = await createGenerator(settings)(texts, { strict: false });
await writeFiles(made);

if (process.argv[2] === 'breaking') {
  const old = {
    schema: parseSchema(texts.schema).schema,
    operations: parseOperations(texts.operations),
  };
  const reported: string[] = [];
  for (const [what, take] of Object.entries(BREAKS)) {
    const document = githubDocument();
    take(document);
    await importing(document, Object.keys(document.paths));
    const now = parseSchema((await readContract(settings)).schema).schema;
    const changes = breakingChanges(old, now).filter(({ operations }) => operations.length > 0);
    if (changes.length > 0) reported.push(what);
  }
  await importing(githubDocument(), calls);
  console.log(`its own command, with the operations: ${reported.join(', ')}`);
}
