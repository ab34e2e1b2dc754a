import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '@/ui/theme';

const GAP = 6;

const Outline = styled.div`
  position: fixed;
  z-index: 20;
  border: 2px solid ${theme.color.primary};
  border-radius: ${theme.radius.sm};
  pointer-events: none;
`;

const Label = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  padding: 0 ${theme.space[2]};
  font-size: ${theme.size.xs};
  line-height: 1.6;
  color: ${theme.color.onPrimary};
  background: ${theme.color.primary};
`;

/** Outlines the part of the page that belongs to a field, following scroll and resize. */
export const FieldOutline = ({ element, label }: { element: HTMLElement; label: string }) => {
  const [box, setBox] = useState(() => element.getBoundingClientRect());
  useEffect(() => {
    const follow = () => setBox(element.getBoundingClientRect());
    follow();
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [element]);
  return (
    <Outline
      aria-hidden
      style={{
        top: box.top - GAP,
        left: box.left - GAP,
        width: box.width + 2 * GAP,
        height: box.height + 2 * GAP,
      }}
    >
      <Label>{label}</Label>
    </Outline>
  );
};
