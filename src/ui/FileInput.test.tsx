import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Field } from './Field';
import { FileInput } from './FileInput';

const Evidence = () => {
  const [file, setFile] = useState<File | null>(null);
  return (
    <Field name="evidence" label="Minh chứng" required>
      <FileInput value={file} onChange={setFile} accept=".pdf" />
    </Field>
  );
};

it('shows the chosen file, and can remove it', async () => {
  render(<Evidence />);
  const input = screen.getByLabelText(/Minh chứng/);
  await userEvent.upload(
    input,
    new File(['x'.repeat(2500)], 'chung-nhan.pdf', { type: 'application/pdf' }),
  );
  expect(screen.getByText(/chung-nhan\.pdf/)).toHaveTextContent('(PDF · 3 KB)');
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ tệp chung-nhan.pdf' }));
  expect(screen.queryByText(/chung-nhan\.pdf/)).toBeNull();
  await waitFor(() => expect(input).toHaveFocus());
});
