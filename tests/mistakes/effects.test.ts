import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createChecker } from './program';
import { make, withMistake } from './repository';

const check = createChecker();
// As it would stand beside the checker's probe.
const effects = readFileSync('src/data/mutationEffects.ts', 'utf8').replaceAll(
  "from './",
  "from './data/",
);

it('The type checker takes the table of effects', () => {
  expect(check(effects)).toEqual([]);
});

describe('typecheck', () => {
  it('a mutation that does not say what it makes untrue', async () => {
    const { texts } = withMistake({
      file: 'contact.graphql',
      from: 'extend type Mutation {',
      to: 'extend type Mutation {\n  ring: ContactReceipt! @endpoint(method: POST, path: "/ring")',
    });
    const { files } = await make(texts, { strict: false });
    const generated = new Map(files.map(({ filename, content }) => [filename, content]));
    expect(check(effects, generated).join('\n')).toContain("Property 'ring' is missing in type");
  });

  it('a mutation that makes a field untrue which no record has', () => {
    const misspelt = effects.replace("['placesLeft']", "['placeLeft']");
    expect(check(misspelt).join('\n')).toContain(`'"placeLeft"' is not assignable`);
  });
});
