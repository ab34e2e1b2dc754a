import { expect, it } from 'vitest';
import { formatted } from './format';

it('writes a file in the style of its folder, and by default in its own', async () => {
  expect(await formatted('codegen/a.ts', `const a = "b"`)).toBe(`const a = 'b';\n`);
  expect(await formatted('/a.ts', `const a = 'b'`)).toBe(`const a = "b";\n`);
});

it('reports which file it cannot read', async () => {
  await expect(formatted('codegen/a.ts', 'const')).rejects.toThrow(/^codegen\/a\.ts: \S/);
});
