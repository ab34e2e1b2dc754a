import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSession } from '@/features/auth/useSession';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/Icon';
import { media, theme } from '@/ui/theme';
import { AccountMenuItems } from './AccountMenuItems';
import { toolStyles } from './disclosureStyles';
import { texts } from './texts';
import { useDisclosure } from './useDisclosure';

/** Equally wide for visitors and members, so that nothing shifts once the session is known. */
const ReservedSpace = styled.div`
  display: none;
  justify-content: flex-end;
  width: 9rem;

  ${media.up('lg')} {
    display: flex;
  }
`;

const Login = styled(Link)`
  ${toolStyles}
  padding-inline: ${theme.space[4]};
  border: 1px solid ${theme.color.control};
  font-weight: ${theme.weight.strong};

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
    }
  }
`;

const Details = styled.details`
  position: relative;
`;

const Summary = styled.summary`
  ${toolStyles}

  [open] > & svg:last-child {
    transform: rotate(180deg);
  }
`;

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${theme.space[2]}) 0 auto auto;
  z-index: 10;
  width: max-content;
  min-width: 15rem;
  max-width: 22rem;
  border: 1px solid ${theme.color.line};
  border-top: 3px solid ${theme.color.primary};
  background: ${theme.color.paper};

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

const UserName = styled.p`
  margin: 0;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};
  line-height: 1.4;
  overflow-wrap: break-word;

  span {
    display: block;
    font-size: ${theme.size.sm};
    color: ${theme.color.muted};
  }
`;

export const AccountArea = () => {
  const { isLogin, profile } = useSession();
  const { pathname } = useLocation();
  return (
    <ReservedSpace>
      {isLogin ? (
        <MemberMenu
          key={pathname}
          name={profile?.fullName}
          email={profile?.email}
          pathname={pathname}
        />
      ) : (
        <Login to={paths.login()}>{texts.login}</Login>
      )}
    </ReservedSpace>
  );
};

type MemberMenuProps = { name?: string; email?: string; pathname: string };

const MemberMenu = ({ name, email, pathname }: MemberMenuProps) => (
  <Details ref={useDisclosure()}>
    <Summary>
      <Icon name="user" size="1.375rem" />
      {texts.account}
      <Icon name="caret-down" size="0.875rem" />
    </Summary>
    <Panel>
      {name ? (
        <UserName>
          {name}
          <span translate="no">{email}</span>
        </UserName>
      ) : null}
      <ul>
        <AccountMenuItems pathname={pathname} />
      </ul>
    </Panel>
  </Details>
);
