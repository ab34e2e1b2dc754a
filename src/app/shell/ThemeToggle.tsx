import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { useThemeName } from '@/ui/useThemeName';
import { toolLook } from './disclosureLook';
import { texts } from './texts';

const Press = styled.button`
  ${toolLook}

  @media (scripting: none) {
    visibility: hidden;
  }
`;

/** Light or dark. */
export const ThemeToggle = () => {
  const [name, choose] = useThemeName();
  const dark = name === 'dark';
  const label = dark ? texts.toLight : texts.toDark;
  return (
    <Press
      type="button"
      aria-label={label}
      title={label}
      onClick={() => choose(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun-dim' : 'moon'} size="1.375rem" />
    </Press>
  );
};
