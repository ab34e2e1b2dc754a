import { expect, it } from 'vitest';
import { seal, unseal } from './sealedSecret';

it('opens for its account only, and not once it was changed', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 7);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(unseal(sealed, 7)).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(sealed, 8)).toBeNull();
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(unseal(changed.toString('base64'), 7)).toBeNull();
  expect(unseal('', 7)).toBeNull();
});

it('is different each time', () => {
  expect(seal('x', 7)).not.toBe(seal('x', 7));
});
