import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterBar } from './FilterBar';
import { readListSearch } from './listSearch';
import { TYPING_PAUSE_MS } from '@/ui/forms/useGetForm';

const sorts = [
  { value: 'khai-giang', label: 'Khai giảng sớm nhất' },
  { value: 'gia-tang', label: 'Giá từ thấp đến cao' },
];
const categories = [{ value: 'luyen-thi', label: 'Luyện thi' }];

function List() {
  const [params] = useSearchParams();
  const search = readListSearch(params, ['khai-giang', 'gia-tang']);
  return (
    <>
      <FilterBar pathname="/khoa-hoc" search={search} sorts={sorts} categories={categories} />
      <Link to="/khoa-hoc">Xoá</Link>
    </>
  );
}

function renderComponent(at = '/khoa-hoc') {
  const router = createMemoryRouter([{ path: '/khoa-hoc', Component: List }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, user, address };
}

const searchBox = () => screen.getByRole('searchbox', { name: /Từ khoá/ });
const pause = () => act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS));

describe('FilterBar', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('renders a GET form with the query parameter names, which works without script', () => {
    renderComponent();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/khoa-hoc');
    expect(searchBox()).toHaveAttribute('name', 'tim');
    expect(screen.getByRole('combobox', { name: /Danh mục/ })).toHaveAttribute('name', 'danh-muc');
    expect(screen.getByRole('combobox', { name: /Sắp xếp/ })).toHaveAttribute('name', 'sap-xep');
    expect(screen.getByRole('button', { name: 'Tìm' })).toHaveAttribute('type', 'submit');
  });

  it('reflects the URL', () => {
    renderComponent('/khoa-hoc?danh-muc=luyen-thi&tim=CIA&sap-xep=gia-tang');
    expect(searchBox()).toHaveValue('CIA');
    expect(screen.getByRole('combobox', { name: /Danh mục/ })).toHaveValue('luyen-thi');
    expect(screen.getByRole('combobox', { name: /Sắp xếp/ })).toHaveValue('gia-tang');
  });

  it('applies a choice at once, from the first page', async () => {
    const { user, address } = renderComponent('/khoa-hoc?trang=3');
    await user.selectOptions(screen.getByRole('combobox', { name: /Danh mục/ }), 'luyen-thi');
    expect(address()).toBe('/khoa-hoc?danh-muc=luyen-thi');
  });

  it('applies typing once, after a pause, and keeps the focus in the field', async () => {
    const { router, user, address } = renderComponent();
    const onNavigate = vi.fn();
    router.subscribe(({ location }) => onNavigate(location.search));
    await user.type(searchBox(), 'kiểm');
    expect(address()).toBe('/khoa-hoc');
    await pause();
    expect(address()).toBe('/khoa-hoc?tim=ki%E1%BB%83m');
    await waitFor(() => expect(searchBox()).toHaveFocus());
    expect(searchBox()).toHaveValue('kiểm');
    expect(new Set(onNavigate.mock.calls.flat())).toEqual(new Set(['?tim=ki%E1%BB%83m']));
  });

  it('adds no history entry for each keystroke', async () => {
    const { router, user } = renderComponent();
    await user.type(searchBox(), 'a');
    await pause();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('applies Enter without waiting', async () => {
    const { user, address } = renderComponent();
    await user.type(searchBox(), 'CIA{Enter}');
    expect(address()).toBe('/khoa-hoc?tim=CIA');
  });

  it('follows other changes of the URL', async () => {
    const { user } = renderComponent('/khoa-hoc?tim=CIA&sap-xep=gia-tang');
    await user.click(screen.getByRole('link', { name: 'Xoá' }));
    expect(searchBox()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /Sắp xếp/ })).toHaveValue('khai-giang');
  });

  it('does not overwrite typing when an earlier response arrives', async () => {
    const { user, address } = renderComponent();
    await user.type(searchBox(), 'ci');
    await pause();
    fireEvent.input(searchBox(), { target: { value: 'cia' } });
    expect(address()).toBe('/khoa-hoc?tim=ci');
    expect(searchBox()).toHaveValue('cia');
    await pause();
    expect(address()).toBe('/khoa-hoc?tim=cia');
  });
});
