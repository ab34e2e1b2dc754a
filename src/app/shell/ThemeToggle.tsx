import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { useThemeName } from '@/ui/useThemeName';
import { media } from '@/ui/theme';
import { menuItemStyles, toolStyles } from './disclosureStyles';
import { texts } from './texts';

const Press = styled.button<{ $inMenu: boolean }>`
  ${({ $inMenu }) => ($inMenu ? menuItemStyles : toolStyles)}

  ${media.down('sm')} {
    display: ${({ $inMenu }) => ($inMenu ? 'flex' : 'none')};
  }

  @media (scripting: none) {
    visibility: hidden;
  }
`;

/** An icon in the header, a labelled item in the phone's menu. */
export const ThemeToggle = ({ inMenu = false }: { inMenu?: boolean }) => {
  const [name, choose] = useThemeName();
  const dark = name === 'dark';
  const label = dark ? texts.toLight : texts.toDark;
  return (
    <Press
      type="button"
      $inMenu={inMenu}
      aria-label={label}
      title={inMenu ? undefined : label}
      onClick={() => choose(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun-dim' : 'moon'} size="1.375rem" />
      {inMenu ? <span>{label}</span> : null}
    </Press>
  );
};
