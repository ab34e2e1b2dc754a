import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAccountNavigation } from '@/features/account/useAccountNavigation';
import { useSession } from '@/features/auth/useSession';
import { paths } from '@/lib/paths';
import { menuItemStyles } from './disclosureStyles';
import { texts } from './texts';
import { useLogout } from './useLogout';

const StyledLink = styled(Link)`
  ${menuItemStyles}
`;

const Leave = styled.button`
  ${menuItemStyles}
`;

export const AccountMenuItems = ({ pathname }: { pathname: string }) => {
  const { isLogin } = useSession();
  const logout = useLogout();
  const groups = useAccountNavigation();
  const entries = isLogin
    ? groups.flatMap((group) => group.entries)
    : [
        { label: texts.login, to: paths.login() },
        { label: texts.register, to: paths.register() },
      ];
  return (
    <>
      {entries.map(({ label, to }) => (
        <li key={to}>
          <StyledLink to={to} aria-current={pathname === to ? 'page' : undefined}>
            {label}
          </StyledLink>
        </li>
      ))}
      {isLogin ? (
        <li>
          <Leave type="button" onClick={() => void logout()}>
            {texts.logout}
          </Leave>
        </li>
      ) : null}
    </>
  );
};
