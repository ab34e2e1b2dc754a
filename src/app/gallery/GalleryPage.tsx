import { useEffect } from 'react';
import { styled } from 'styled-components';
import { paletteDeclarations, type ThemeName } from '@/ui/colors';
import { Container } from '@/ui/layout';
import { colorBandStyles } from '@/ui/sharedStyles';
import { Heading } from '@/ui/Heading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { Controls, type ControlState } from './Controls';
import { Displays } from './Displays';
import { showStates } from './showStates';
import { AccountComponents } from './AccountComponents';

const states: readonly ControlState[] = ['rest', 'hover', 'focus', 'disabled', 'busy', 'error'];

const ThemedSection = styled.section<{ $theme: ThemeName }>`
  ${({ $theme }) => paletteDeclarations($theme)}
  color-scheme: ${({ $theme }) => $theme};
  display: grid;
  gap: ${theme.space[10]};
  padding: ${theme.space[8]} ${theme.space[5]};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
`;

const States = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const FieldSample = styled.p`
  ${colorBandStyles}
  margin: 0;
  padding: ${theme.space[5]};

  a {
    color: inherit;
  }
`;

const names: Record<ThemeName, string> = { light: 'Sáng', dark: 'Tối' };

/** A gallery of `src/ui` in all states and both themes. Development only. */
export function Component() {
  useEffect(showStates, []);
  return (
    <>
      <PageMeta title="Phần giao diện" noindex />
      <Container>
        <PageHeading title="Phần giao diện" />
      </Container>
      {(['light', 'dark'] as const).map((name) => (
        <ThemedSection key={name} $theme={name} aria-label={names[name]}>
          <Heading level={2}>{names[name]}</Heading>
          <States>
            {states.map((state) => (
              <div key={state} data-show={state}>
                <Heading level={3} size="md">
                  {state}
                </Heading>
                <Controls state={state} name={`${name}-${state}`} />
              </div>
            ))}
          </States>
          <FieldSample data-show="focus">
            <TextLink to="#">Tiêu điểm trên nền xanh</TextLink>
          </FieldSample>
          <Displays />
          <AccountComponents name={name} />
        </ThemedSection>
      ))}
    </>
  );
}
