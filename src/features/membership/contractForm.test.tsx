import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renewRequestInputRules } from '@iia/shared/generated/inputRules/RenewRequestInput';
import { contractForm } from '@/ui/forms/contractForm';
import { emptyValues } from '@/ui/forms/formValues';

const rules = renewRequestInputRules.pick(['memberType', 'years', 'note']);
const { Form, ChoiceField, NumberField, TextAreaField, useValues } = contractForm(rules);

const FormValuesOutput = () => <output>{JSON.stringify(useValues().values)}</output>;

function renderPage(onSubmit: Parameters<typeof Form>[0]['onSubmit'] = async () => undefined) {
  const sent = vi.fn(onSubmit);
  render(
    <Form onSubmit={sent} failed="Chưa gửi được">
      <ChoiceField
        name="memberType"
        legend="Loại"
        options={[
          { value: 'individual', label: 'Cá nhân' },
          { value: 'student', label: 'Sinh viên' },
        ]}
      />
      <NumberField name="years" label="Số năm" required />
      <TextAreaField name="note" label="Ghi chú" />
      <button type="submit">Gửi</button>
      <FormValuesOutput />
    </Form>,
  );
  const years = screen.getByRole('textbox', { name: 'Số năm' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  const formValues = () => JSON.parse(screen.getByRole('status').textContent ?? '') as object;
  return { sent, years, send, formValues };
}

describe('contractForm', () => {
  it('starts with empty values for each kind of field', () => {
    expect(emptyValues(rules)).toEqual({ memberType: null, years: null, note: '' });
  });

  it('keeps a number as typed, and submits it as normalized by the rules', async () => {
    const { sent, years, send, formValues } = renderPage();
    await userEvent.click(screen.getByRole('radio', { name: 'Sinh viên' }));
    await userEvent.type(years, '2');
    expect(formValues()).toEqual({ memberType: 'student', years: 2, note: '' });
    await userEvent.type(screen.getByRole('textbox', { name: /Ghi chú/ }), ' gấp ');
    await send();
    expect(sent.mock.calls[0]?.[0]).toEqual({ memberType: 'student', years: 2, note: 'gấp' });
  });

  it('stores null for a cleared number, and reports it as missing', async () => {
    const { sent, years, send, formValues } = renderPage();
    await userEvent.type(years, '2');
    await userEvent.clear(years);
    expect(formValues()).toMatchObject({ years: null });
    await send();
    expect(await screen.findByText('Vui lòng nhập số năm.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('keeps an invalid number as typed, and reports it', async () => {
    const { sent, years, send } = renderPage();
    await userEvent.type(years, 'hai');
    expect(years).toHaveValue('hai');
    await send();
    expect(await screen.findByText('Số năm phải là số.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows a server error at its field and above the form', async () => {
    const { years, send } = renderPage(async () => {
      throw Object.assign(new Error('Không nhận.'), { status: 400, fields: { years: 'Quá dài.' } });
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Cá nhân' }));
    await userEvent.type(years, '3');
    await send();
    expect(await screen.findByText('Quá dài.')).toBeVisible();
    expect(screen.getByText('Không nhận.')).toBeVisible();
    expect(years).toHaveValue('3');
  });
});
