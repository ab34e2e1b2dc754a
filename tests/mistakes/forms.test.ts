import { describe, expect, it } from 'vitest';
import { createChecker } from './program';

const check = createChecker();

const IMPORTS = `import { createElement } from 'react';
import { loginInputRules } from '@iia/shared/generated/inputRules/LoginInput';
import { registerInputRules } from '@iia/shared/generated/inputRules/RegisterInput';
import { renewRequestInputRules } from '@iia/shared/generated/inputRules/RenewRequestInput';
import { useLogin } from '@/pages/auth/useLogin';
import { PasswordField } from '@/features/auth/PasswordField';
import { orderForm } from '@/pages/checkout/checkoutForm';
import { contractForm } from '@/ui/forms/contractForm';
export const login = contractForm(loginInputRules);
export const register = contractForm(registerInputRules);
export const renew = contractForm(renewRequestInputRules);
const label = '';
const legend = '';
export const right = [
  createElement(login.TextField, { name: 'identifier', label }),
  createElement(renew.NumberField, { name: 'years', label }),
  createElement(register.CheckboxField, { name: 'consent', label }),
  createElement(renew.ChoiceField, { name: 'memberType', legend, options: [{ value: 'student', label }] }),
  createElement(orderForm.TextField, { name: 'customer.email', label }),
  createElement(orderForm.ChoiceField, { name: 'invoice.buyer', legend, options: [] }),
];
export const others = [useLogin, PasswordField];
`;
const LINE = IMPORTS.split('\n').length;

const mistakes: readonly [what: string, code: string, says: string][] = [
  [
    'a misspelt name of a field',
    "export const field = createElement(login.TextField, { name: 'identifer', label });",
    `Type '"identifer"' is not assignable`,
  ],
  [
    'a misspelt name of a nested field',
    "export const field = createElement(orderForm.TextField, { name: 'customer.adress', label });",
    `Type '"customer.adress"' is not assignable to type`,
  ],
  [
    'the name of a nested input, which is not a field',
    "export const field = createElement(orderForm.TextField, { name: 'customer', label });",
    `Type '"customer"' is not assignable to type`,
  ],
  [
    'a text field for a number',
    "export const field = createElement(renew.TextField, { name: 'years', label });",
    `Type '"years"' is not assignable to type 'NamesOf<`,
  ],
  [
    'a number field for a text',
    "export const field = createElement(renew.NumberField, { name: 'note', label });",
    `Type '"note"' is not assignable to type 'NamesOf<`,
  ],
  [
    'a text field for a boolean',
    "export const field = createElement(register.TextField, { name: 'consent', label });",
    `Type '"consent"' is not assignable to type`,
  ],
  [
    'an option that the enum does not have',
    "export const field = createElement(renew.ChoiceField, { name: 'memberType', legend, options: [{ value: 'studnet', label }] });",
    `Type '"studnet"' is not assignable to type`,
  ],
  [
    'a password under a misspelt name',
    "export const field = createElement(PasswordField, { field: login.TextField, name: 'pasword', label, autoComplete: 'current-password' });",
    "Type 'string' is not assignable to type 'NamesOf<",
  ],
  [
    'an initial value of a different type',
    "export const form = createElement(renew.Form, { initial: { years: '2' }, onSubmit: async () => undefined });",
    "Type 'string' is not assignable to type 'number'",
  ],
  [
    'an initial value under a misspelt name',
    "export const form = createElement(login.Form, { initial: { identifer: 'ha' }, onSubmit: async () => undefined });",
    "'identifer' does not exist in type",
  ],
  [
    'a form submitted as a different input',
    'export const Wrong = () => createElement(renew.Form, { onSubmit: useLogin() });',
    'is missing the following properties from type',
  ],
  [
    'a value that the form does not contain',
    'export const useWanted = () => orderForm.useValues().values.wantInvoice;',
    "Property 'wantInvoice' does not exist",
  ],
];

it('accepts a correct form', () => {
  expect(check(IMPORTS)).toEqual([]);
  // The first check reads the whole program.
}, 60_000);

describe('typecheck', () => {
  it.each(mistakes)('rejects %s', (_what, code, says) => {
    const problems = check(IMPORTS + code).join(' ');
    expect(problems).toContain(says);
    expect(problems).toMatch(new RegExp(`^src/probe\\.ts:${LINE} `));
  });
});
