import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, type HeadingLevel } from './Heading';
import { theme } from './theme';

const Box = styled.div`
  padding-block: ${theme.space[10]};
  border-block: 1px solid ${theme.color.line};
`;

const Words = styled.div`
  max-width: ${theme.measure};
  margin-top: ${theme.space[2]};
  color: ${theme.color.muted};
`;

const Action = styled.div`
  margin-top: ${theme.space[6]};
`;

type EmptyStateProps = {
  title: ReactNode;
  level?: HeadingLevel;
  children?: ReactNode;
  action?: ReactNode;
};

export const EmptyState = ({ title, level = 2, children, action }: EmptyStateProps) => (
  <Box>
    <Heading level={level} size="xl">
      {title}
    </Heading>
    {children ? <Words>{children}</Words> : null}
    {action ? <Action>{action}</Action> : null}
  </Box>
);
