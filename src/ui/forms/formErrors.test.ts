import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { nestErrors, validateForm } from './formErrors';
import { valuesBeforeHydration } from './valuesBeforeHydration';

const rules = object({
  customer: object({ email: string().min(5, 'ngắn quá').required('thiếu email') }),
});

describe('the errors of a form', () => {
  it('stand at the field they are about', () =>
    expect(nestErrors({ 'customer.email': 'sai', note: 'dài quá' })).toEqual({
      customer: { email: 'sai' },
      note: 'dài quá',
    }));

  it('say of an empty field only that it is missing', () =>
    expect(validateForm(rules, { customer: { email: '' } })).toEqual({
      customer: { email: 'thiếu email' },
    }));

  it('say what is wrong with a filled one', () =>
    expect(validateForm(rules, { customer: { email: 'a@b' } })).toEqual({
      customer: { email: 'ngắn quá' },
    }));

  it('are none where all is well', () =>
    expect(validateForm(rules, { customer: { email: 'a@b.vn' } })).toEqual({}));
});

describe('what was typed before the script came', () => {
  const formOf = (html: string) => {
    document.body.innerHTML = `<form>${html}</form>`;
    return document.forms[0] as HTMLFormElement;
  };

  it('is taken over', () =>
    expect(
      valuesBeforeHydration(
        formOf('<input name="a.b" value="gõ rồi"><input type="checkbox" name="c" checked>'),
        { a: { b: '' }, c: false },
      ),
    ).toEqual({ a: { b: 'gõ rồi' }, c: true }));

  it('is taken over as the number that it says', () =>
    expect(
      valuesBeforeHydration(formOf('<input name="years" value="2">'), { years: null }),
    ).toEqual({
      years: 2,
    }));

  it('is nothing where the fields are as they were drawn', () =>
    expect(valuesBeforeHydration(formOf('<input name="a" value="x">'), { a: 'x' })).toBeNull());

  it('takes in no field that the form does not know', () =>
    expect(valuesBeforeHydration(formOf('<input name="other" value="x">'), { a: 'x' })).toBeNull());
});
