import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { contractForm } from './contractForm';
import { DateField } from './fields';

const day = string().matches(/^\d{4}-\d{2}-\d{2}$/, 'Ngày cấp không phải là một ngày.');
const { Form } = contractForm(object({ issuedOn: day.required('Thiếu ngày cấp.') }));

const onSubmit = vi.fn(async () => undefined);

const renderPage = (issuedOn = '') => {
  onSubmit.mockClear();
  render(
    <Form initial={{ issuedOn }} onSubmit={onSubmit}>
      <DateField name="issuedOn" label="Ngày cấp" required />
      <button type="submit">Gửi</button>
    </Form>,
  );
  return screen.getByRole('textbox', { name: 'Ngày cấp' });
};

const send = () => userEvent.click(screen.getByRole('button', { name: 'Gửi' }));

it('accepts day/month/year, and submits an ISO date', async () => {
  const field = renderPage();
  await userEvent.type(field, '5/7/2026');
  expect(field).toHaveValue('5/7/2026');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ issuedOn: '2026-07-05' }, expect.anything());
  expect(field).toHaveValue('05/07/2026');
});

it('submits on Enter too', async () => {
  await userEvent.type(renderPage(), '05072026{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ issuedOn: '2026-07-05' }, expect.anything());
});

it('shows the initial day, and keeps invalid input with the error', async () => {
  const field = renderPage('2026-07-05');
  expect(field).toHaveValue('05/07/2026');
  await userEvent.clear(field);
  await userEvent.type(field, '30/2/2026');
  await send();
  expect(field).toHaveValue('30/2/2026');
  expect(await screen.findByText('Ngày cấp không phải là một ngày.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
