import { describe, expect, it } from 'vitest';
import { ContractError, formatProblem } from 'rest-contract/contract';
import type { ContractMistake } from './ContractMistake';
import { operationMistakes } from './operations';
import { contract, make, placeOf, withMistake } from './repository';
import { schemaMistakes, templateMistakes } from './schema';

async function problems(mistake: ContractMistake): Promise<string[]> {
  const { texts } = withMistake(mistake);
  const error: unknown = await make(texts, { strict: false }).catch((reason: unknown) => reason);
  return error instanceof ContractError ? error.problems.map(formatProblem) : [];
}

it('accepts the unchanged contract', async () => {
  await expect(make(contract, { strict: true })).resolves.toMatchObject({ warnings: [] });
});

describe('codegen', () => {
  const mistakes = [...operationMistakes, ...schemaMistakes, ...templateMistakes];
  it.each(mistakes.map((it) => [it.what, it] as const))('rejects %s', async (_what, mistake) => {
    const sentences = await problems(mistake);
    const found = sentences.find((sentence) => sentence.includes(mistake.says));
    expect(found ?? sentences.join('\n')).toMatch(/^(src|schema)\/\S+\.graphql:\d+ error: /);
    const { at } = mistake;
    if (at) expect(found).toContain(`${placeOf(withMistake(mistake).file, at)} error`);
  });
});
