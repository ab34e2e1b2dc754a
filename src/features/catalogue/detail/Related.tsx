import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '@/ui/theme';
import { Section } from './Section';

const Space = styled.div`
  padding-block: ${theme.space[8]} ${theme.space[16]};
`;

export const Related = ({ title, children }: { title: string; children: ReactNode }) => (
  <Space>
    <Section title={title}>{children}</Section>
  </Space>
);
