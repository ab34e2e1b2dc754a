import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '@/ui/Heading';
import { theme } from '@/ui/theme';

const Box = styled.section`
  min-width: 0;

  & > :first-child {
    margin-bottom: ${theme.space[4]};
  }
`;

export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Heading level={2} size="xl" id={id}>
        {title}
      </Heading>
      {children}
    </Box>
  );
};
