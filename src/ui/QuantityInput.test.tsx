import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuantityInput } from './QuantityInput';
import { texts } from './texts';

afterEach(cleanup);

const onChange = vi.fn();
const renderComponent = (value: number) =>
  render(<QuantityInput label="Số lượng" value={value} max={5} onChange={onChange} />);
const figure = () => screen.getByRole('textbox', { name: 'Số lượng' });

beforeEach(() => onChange.mockReset());

describe('QuantityInput', () => {
  it('steps up and down by one', async () => {
    renderComponent(2);
    await userEvent.click(screen.getByRole('button', { name: texts.increase }));
    await userEvent.click(screen.getByRole('button', { name: texts.decrease }));
    expect(onChange.mock.calls).toEqual([[3], [1]]);
  });

  it('stays within its bounds', () => {
    renderComponent(5);
    const increase = screen.getByRole('button', { name: texts.increase });
    expect(increase).toHaveAttribute('aria-disabled', 'true');
    increase.click();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps the focus on the button that reaches a limit', async () => {
    const { rerender } = renderComponent(4);
    const increase = screen.getByRole('button', { name: texts.increase });
    await userEvent.click(increase);
    rerender(<QuantityInput label="Số lượng" value={5} max={5} onChange={onChange} />);
    expect(increase).toHaveFocus();
    expect(increase).toBeEnabled();
  });

  it('commits typed input on blur, within its bounds', async () => {
    renderComponent(2);
    await userEvent.clear(figure());
    await userEvent.type(figure(), '40');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
  });

  it('restores the value if the field is emptied', async () => {
    renderComponent(2);
    await userEvent.clear(figure());
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(figure()).toHaveProperty('value', '2');
  });

  it('does not submit the form around it on Enter', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <QuantityInput label="Số vé" value={1} onChange={onChange} />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Số vé' }), '{Backspace}3{Enter}');
    expect(submit).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
  });
});
