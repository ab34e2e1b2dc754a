import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '@/ui/theme';

const Section = styled.fieldset`
  display: grid;
  gap: ${theme.space[5]};
  min-width: 0;
  max-width: 38rem;
  margin: 0 0 ${theme.space[10]};
  padding: ${theme.space[5]} 0 0;
  border: 0;
  border-top: 1px solid ${theme.color.lineStrong};
`;

const Title = styled.legend`
  float: inline-start;
  padding: 0;
  font-family: ${theme.font.serif};
  font-size: ${theme.size.xl};
  font-weight: ${theme.weight.strong};
  line-height: 1.35;
`;

type FormSectionProps = { title: string; disabled: boolean; children: ReactNode };

export const FormSection = ({ title, disabled, children }: FormSectionProps) => (
  <Section disabled={disabled}>
    <Title>{title}</Title>
    {children}
  </Section>
);
