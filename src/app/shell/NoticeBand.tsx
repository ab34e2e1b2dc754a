import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '@/ui/Container';
import { Icon, type IconName } from '@/ui/Icon';
import { media, theme } from '@/ui/theme';

const Sticky = styled.div`
  position: sticky;
  top: 0;
  z-index: 9;

  ${media.print} {
    display: none;
  }
`;

const Band = styled.div`
  background: ${theme.color.band};
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.size.sm};
`;

const Line = styled(Container)`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  padding-block: ${theme.space[2]};

  svg {
    flex: none;
  }
`;

/** A site-wide notice below the header; renders nothing without children. */
export const NoticeBand = ({ icon, children }: { icon: IconName; children?: ReactNode }) => (
  <Sticky role="status">
    {children ? (
      <Band>
        <Line>
          <Icon name={icon} size="1.25rem" />
          <span>{children}</span>
        </Line>
      </Band>
    ) : null}
  </Sticky>
);
