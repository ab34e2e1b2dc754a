import { expect, it } from 'vitest';
import { memberOwner, panelOwner } from './FactorOwner';
import { seal, unseal } from './sealedSecret';

const member = memberOwner(7);

it('opens a secret for its account only, and rejects a changed one', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', member);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(unseal(sealed, member)).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(sealed, memberOwner(8))).toBeNull();
  expect(unseal(sealed, panelOwner(7))).toBeNull();
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(unseal(changed.toString('base64'), member)).toBeNull();
  expect(unseal('', member)).toBeNull();
});

it('seals the same secret differently each time', () => {
  expect(seal('x', member)).not.toBe(seal('x', member));
});
