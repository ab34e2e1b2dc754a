import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from './theme';

const Panel = styled.aside`
  padding-block: ${theme.space[5]};
  border-top: 3px solid ${theme.color.accent};
  border-bottom: 1px solid ${theme.color.line};

  ${media.up('md')} {
    position: sticky;
    top: ${theme.space[6]};
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  margin-inline: -${theme.space[5]};
  padding: ${theme.space[3]} ${theme.space[5]};
  padding-bottom: max(${theme.space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.paper};

  ${media.up('md')} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

type StickyPanelProps = {
  label: string;
  children: ReactNode;
  /** Compact version, fixed to the bottom of a phone's screen. */
  bar?: ReactNode;
};

export const StickyPanel = ({ label, children, bar }: StickyPanelProps) => (
  <>
    <Panel aria-label={label}>{children}</Panel>
    {bar ? <Bar>{bar}</Bar> : null}
  </>
);
