import { useEffect, useRef, useState, useCallback } from 'react';
import { styled } from 'styled-components';
import { readVideo } from '@/lib/videoUrl';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { texts } from '../texts';

/** Whether at least 90 % of a video was played and not skipped. */
export function wasWatched({
  duration,
  played,
}: Pick<HTMLMediaElement, 'duration' | 'played'>): boolean {
  let seconds = 0;
  for (let index = 0; index < played.length; index += 1) {
    seconds += played.end(index) - played.start(index);
  }
  return Number.isFinite(duration) && seconds >= duration * 0.9;
}

/** Captions of a video file. The WebVTT text is part of the lesson, because only its buyers may read it. */
const Captions = ({ text }: { text: string }) => {
  const load = useCallback(
    (track: HTMLTrackElement) => {
      const url = URL.createObjectURL(new Blob([text.trimStart()], { type: 'text/vtt' }));
      track.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [text],
  );
  return <track ref={load} kind="captions" srcLang="vi" label={texts.video.captions} default />;
};

const labels = texts.video;

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[8]};

  iframe,
  video {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    border: 0;
    background: ${theme.color.band};
  }

  ${media.print} {
    display: none;
  }
`;

const Poster = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  aspect-ratio: 16 / 9;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  background: ${theme.color.band};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.strong};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${theme.color.primaryWash};
    }
  }
`;

const PlayButton = styled.span`
  display: grid;
  place-content: center;
  width: ${theme.space[16]};
  height: ${theme.space[16]};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
`;

type LessonVideoProps = {
  address: string | null;
  /** WebVTT. */
  captions: string | null;
  title: string;
  /** Called once a video file was played to the end; embedded players do not report this. */
  onWatched: () => void;
};

/** Loads nothing from the provider before the click. */
export const LessonVideo = ({ address, captions, title, onWatched }: LessonVideoProps) => {
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const player = useRef<HTMLDivElement>(null);
  const video = readVideo(address);
  useEffect(() => {
    // The clicked button is gone, so the focus must move.
    if (playing) player.current?.querySelector<HTMLElement>('iframe, video')?.focus();
  }, [playing]);
  if (!video) return null;
  const elsewhere = (
    <TextLink to={video.url} target="_blank">
      <span>{labels.open(video.provider)}</span> <Icon name="arrow-square-out" />
    </TextLink>
  );
  if (video.kind === 'link') return <Box>{elsewhere}</Box>;
  if (failed) {
    return (
      <Box>
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={() => setFailed(false)}>
              {labels.retry}
            </Button>
          }
        >
          {labels.failed}
        </Notice>
        {elsewhere}
      </Box>
    );
  }
  return (
    <Box ref={player}>
      {playing ? null : (
        <>
          <Poster type="button" aria-label={labels.playOf(title)} onClick={() => setPlaying(true)}>
            <PlayButton>
              <Icon name="play" size="1.75rem" />
            </PlayButton>
            {labels.play}
          </Poster>
          <Text size="xs" tone="muted">
            {labels.provider(video.provider)}
          </Text>
        </>
      )}
      {playing && video.kind === 'frame' ? (
        <iframe
          src={video.url}
          title={labels.frame(title)}
          allow="autoplay; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : null}
      {playing && video.kind === 'file' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- `Captions` is its track.
        <video
          src={video.url}
          aria-label={labels.frame(title)}
          controls
          autoPlay
          playsInline
          onError={() => setFailed(true)}
          onEnded={({ currentTarget }) => {
            if (wasWatched(currentTarget)) onWatched();
          }}
        >
          {captions ? <Captions text={captions} /> : null}
        </video>
      ) : null}
    </Box>
  );
};
