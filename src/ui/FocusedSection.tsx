import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  outline: none;
`;

type FocusedSectionProps = {
  label: string;
  /** Identifies the content; a change moves the focus here again. */
  shows: unknown;
  children: ReactNode;
};

/** The result of a user action. Takes the focus when it appears, so that screen readers announce it. */
export const FocusedSection = ({ label, shows, children }: FocusedSectionProps) => {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), [shows]);
  return (
    <Section ref={section} tabIndex={-1} aria-label={label}>
      {children}
    </Section>
  );
};
