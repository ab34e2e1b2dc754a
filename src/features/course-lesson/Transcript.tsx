import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { DisclosureSummary } from '@/ui/DisclosureSummary';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { formatTime, type Cue } from './parseCaptions';
import { texts } from './texts';

const Lines = styled.ol`
  max-height: 16rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  border-block: 1px solid ${theme.color.line};
`;

const Line = styled.button`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: ${theme.space[3]};
  width: 100%;
  min-height: ${theme.tap};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 0;
  border-inline-start: 3px solid transparent;
  background: transparent;
  color: ${theme.color.ink};
  font: inherit;
  font-size: ${theme.size.sm};
  line-height: 1.55;
  text-align: start;
  cursor: pointer;

  &[aria-current] {
    border-inline-start-color: ${theme.color.accent};
    background: ${theme.color.band};
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }
`;

const Time = styled.span`
  font-family: ${theme.font.figures};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${theme.color.muted};
`;

type TranscriptProps = {
  cues: readonly Cue[];
  /** Seconds. */
  time: number;
  onSeek: (seconds: number) => void;
};

/** The text of a video. It follows the video, and a line moves the video to it. */
export const Transcript = ({ cues, time, onSeek }: TranscriptProps) => {
  const list = useRef<HTMLOListElement>(null);
  const current = cues.filter(({ start }) => start <= time).length - 1;
  useEffect(() => {
    const line = list.current?.children[current];
    if (!list.current || !(line instanceof HTMLElement)) return;
    // Scrolls the list only, never the page.
    list.current.scrollTop =
      line.offsetTop - list.current.offsetTop - list.current.clientHeight / 3;
  }, [current]);
  return (
    <details open>
      <DisclosureSummary>{texts.transcript.title}</DisclosureSummary>
      <Lines ref={list}>
        {cues.map(({ start, text }, index) => (
          <li key={`${start} ${text}`}>
            <Line
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onSeek(start)}
            >
              <Time>
                <VisuallyHidden>{`${texts.transcript.seek(formatTime(start))}: `}</VisuallyHidden>
                <span aria-hidden="true">{formatTime(start)}</span>
              </Time>
              <span>{text}</span>
            </Line>
          </li>
        ))}
      </Lines>
    </details>
  );
};
