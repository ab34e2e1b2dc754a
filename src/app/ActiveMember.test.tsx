import { act, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, it, vi } from 'vitest';
import { isLoginVar } from '@/data/session';
import { fakeApi, json } from '@/data/testing/fakeApi';
import { memberProfile } from '@/data/testing/memberProfile';
import { renderRoutes } from '@/testing/openPage';
import { ActiveMemberContext } from '@/features/catalogue/price/activeMember';
import { ActiveMember } from './ActiveMember';

const me = {
  ...memberProfile,
  memberType: 'individual',
  memberExpiresAt: '2199-12-31T16:59:59.999Z',
};

it('shows member prices once the session is known, without rendering the page again', async () => {
  const rendered = vi.fn();
  const Price = () => (use(ActiveMemberContext) ? 'member price' : 'full price');
  const Page = () => {
    rendered();
    return <Price />;
  };
  const Root = () => (
    <ActiveMember>
      <Page />
    </ActiveMember>
  );
  renderRoutes([{ path: '/', Component: Root }], {
    fetch: fakeApi(() => json({ data: me })).fetch,
    at: '/',
  });
  expect(screen.getByText('full price')).toBeInTheDocument();
  act(() => {
    document.cookie = 'token=test.jwt.token; path=/';
    isLoginVar(true);
  });
  expect(await screen.findByText('member price')).toBeInTheDocument();
  expect(rendered).toHaveBeenCalledOnce();
});
