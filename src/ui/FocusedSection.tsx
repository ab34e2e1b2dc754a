import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  outline: none;
`;

type FocusedSectionProps = {
  label: string;
  /** What it shows: another one takes the focus again. */
  shows: unknown;
  children: ReactNode;
};

/** An answer to what somebody did: takes the focus when it comes, so that it is read out. */
export const FocusedSection = ({ label, shows, children }: FocusedSectionProps) => {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), [shows]);
  return (
    <Section ref={section} tabIndex={-1} aria-label={label}>
      {children}
    </Section>
  );
};
