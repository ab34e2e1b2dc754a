import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { number, object, string } from 'yup';
import { contractForm } from './contractForm';

const text = () => string().transform((value: string | null) => value?.trim() ?? null);
const rules = object({
  name: text().required('Thiếu tên.'),
  invoice: object({
    taxCode: text().required('Thiếu mã số thuế.'),
    years: number().typeError('Phải là số.').nullable(),
  })
    .nullable()
    .default(undefined),
});
const { Form, TextField, NumberField } = contractForm(rules);
type Sent = Parameters<typeof Form>[0];

const TestForm = ({ initial, onSubmit }: Pick<Sent, 'initial' | 'onSubmit'>) => (
  <Form initial={initial} onSubmit={onSubmit}>
    <TextField name="name" label="Tên" />
    <TextField name="invoice.taxCode" label="Mã số thuế" />
    <NumberField name="invoice.years" label="Số năm" />
    <button type="submit">Gửi</button>
  </Form>
);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
const years = () => screen.getByRole('textbox', { name: /Số năm/ });

describe('an optional part of an input', () => {
  it('is sent as null if none of it was filled in', async () => {
    const sent = vi.fn(async () => undefined);
    render(<TestForm onSubmit={sent} />);
    await userEvent.type(screen.getByRole('textbox', { name: /Tên/ }), 'Hà');
    await send();
    expect(sent).toHaveBeenCalledWith({ name: 'Hà', invoice: null }, expect.anything());
  });

  it('is validated if some of it was filled in', async () => {
    const sent = vi.fn(async () => undefined);
    render(<TestForm onSubmit={sent} />);
    await userEvent.type(screen.getByRole('textbox', { name: /Tên/ }), 'Hà');
    await userEvent.type(years(), '2');
    await send();
    expect(await screen.findByText('Thiếu mã số thuế.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is sent as initialised', async () => {
    const sent = vi.fn(async () => undefined);
    const initial = { name: 'Hà', invoice: { taxCode: '0100109106', years: null } };
    render(<TestForm initial={initial} onSubmit={sent} />);
    await send();
    expect(sent).toHaveBeenCalledWith(initial, expect.anything());
  });
});

describe('a number field edited before hydration', () => {
  const page = <TestForm onSubmit={async () => undefined} />;

  async function typeThenHydrate(typed: string) {
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(page);
    (years() as HTMLInputElement).value = typed;
    await act(async () => hydrateRoot(container, page));
  }

  it.each(['hai', '1.500', '24,5'])('keeps %j as typed', async (typed) => {
    await typeThenHydrate(typed);
    expect(years()).toHaveValue(typed);
  });

  it('reports what is invalid', async () => {
    await typeThenHydrate('hai');
    await send();
    expect(await screen.findByText('Phải là số.')).toBeVisible();
    expect(years()).toHaveValue('hai');
  });
});
