import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { themeChoices, useThemeChoice } from '@/ui/useThemeChoice';
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

const icons = { light: 'sun-dim', dark: 'moon', device: 'desktop' } as const;

/** Offers the next theme: light, dark, as the device. An icon in the header, a labelled item in the phone's menu. */
export const ThemeToggle = ({ inMenu = false }: { inMenu?: boolean }) => {
  const [choice, choose] = useThemeChoice();
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'light';
  const label = texts.theme[next];
  return (
    <Press
      type="button"
      $inMenu={inMenu}
      aria-label={label}
      title={inMenu ? undefined : label}
      onClick={() => choose(next)}
    >
      <Icon name={icons[next]} size="1.375rem" />
      {inMenu ? <span>{label}</span> : null}
    </Press>
  );
};
