import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { valuesBeforeHydration } from './Form';
import { nestErrors, validateForm } from './formErrors';

const rules = object({
  customer: object({ email: string().min(5, 'ngắn quá').required('thiếu email') }),
});

describe('validateForm', () => {
  it('assigns each error to its field', () =>
    expect(nestErrors({ 'customer.email': 'sai', note: 'dài quá' })).toEqual({
      customer: { email: 'sai' },
      note: 'dài quá',
    }));

  it('reports an empty field only as missing', () =>
    expect(validateForm(rules, { customer: { email: '' } })).toEqual({
      customer: { email: 'thiếu email' },
    }));

  it('reports what is invalid in a filled field', () =>
    expect(validateForm(rules, { customer: { email: 'a@b' } })).toEqual({
      customer: { email: 'ngắn quá' },
    }));

  it('returns no errors for valid input', () =>
    expect(validateForm(rules, { customer: { email: 'a@b.vn' } })).toEqual({}));
});

describe('valuesBeforeHydration', () => {
  const formOf = (html: string) => {
    document.body.innerHTML = `<form>${html}</form>`;
    return document.forms[0] as HTMLFormElement;
  };

  it('returns values typed before hydration', () =>
    expect(
      valuesBeforeHydration(
        formOf('<input name="a.b" value="gõ rồi"><input type="checkbox" name="c" checked>'),
        { a: { b: '' }, c: false },
      ),
    ).toEqual({ a: { b: 'gõ rồi' }, c: true }));

  it('parses numbers typed before hydration', () =>
    expect(
      valuesBeforeHydration(formOf('<input name="years" value="2">'), { years: null }),
    ).toEqual({
      years: 2,
    }));

  it('returns null if the fields are unchanged', () =>
    expect(valuesBeforeHydration(formOf('<input name="a" value="x">'), { a: 'x' })).toBeNull());

  it('ignores unknown fields', () =>
    expect(valuesBeforeHydration(formOf('<input name="other" value="x">'), { a: 'x' })).toBeNull());
});
