import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field } from './Field';
import { TextInput } from './TextInput';

afterEach(cleanup);

it('associates label, hint and error with the control', () => {
  render(
    <Field
      label="Email"
      name="customer.email"
      hint="Để nhận xác nhận"
      error="Email chưa đúng."
      required
    >
      <TextInput />
    </Field>,
  );
  const control = screen.getByLabelText('Email');
  expect(control.getAttribute('name')).toBe('customer.email');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Email chưa đúng.',
    'Để nhận xác nhận',
  ]);
});

it('labels an optional field', () => {
  render(
    <Field label="Địa chỉ" name="address">
      <TextInput />
    </Field>,
  );
  expect(screen.getByLabelText(/không bắt buộc/).getAttribute('aria-invalid')).toBeNull();
});
