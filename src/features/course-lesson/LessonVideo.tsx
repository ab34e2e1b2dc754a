import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { readVideo } from '@/lib/videoUrl';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { formatTime } from './parseCaptions';
import { texts } from './texts';
import { VideoFile } from './VideoFile';

const labels = texts.video;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

type Playing = { kind: 'frame' | 'file'; url: string } | null;

type LessonVideoProps = {
  /** An editor's URL, if there is no file. */
  address: string | null;
  /** Resolves with the URL of an uploaded file, which may expire; null if there is none. */
  loadFile: (() => Promise<string>) | null;
  /** WebVTT. */
  captions: string | null;
  title: string;
  /** Where the video was left, in seconds. */
  position?: number | null;
  /** Called with the position of a video file while it plays. */
  onTime?: (seconds: number) => void;
  /** Called once a video file was played to the end; embedded players do not report this. */
  onWatched?: () => void;
};

/** Loads nothing from the provider before the click. */
export const LessonVideo = ({
  address,
  loadFile,
  captions,
  title,
  position,
  onTime,
  onWatched,
}: LessonVideoProps) => {
  const [playing, setPlaying] = useState<Playing>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [resumeAt, setResumeAt] = useState(position ?? 0);
  const time = useRef(position ?? 0);
  /** Where the last failure was, so that a link that expired is renewed once and not for ever. */
  const failedAt = useRef<number | null>(null);
  const player = useRef<HTMLDivElement>(null);
  const video = loadFile ? null : readVideo(address);
  useEffect(() => {
    // The clicked button is gone, so the focus must move.
    if (playing?.kind === 'frame') player.current?.querySelector('iframe')?.focus();
  }, [playing]);
  if (!loadFile && !video) return null;
  const elsewhere = video ? (
    <TextLink to={video.url} target="_blank">
      <span>{labels.open(video.provider)}</span> <Icon name="arrow-square-out" />
    </TextLink>
  ) : null;
  if (video?.kind === 'link') return <Box>{elsewhere}</Box>;
  const play = async () => {
    setFailure(null);
    setResumeAt(time.current);
    if (video)
      return setPlaying({ kind: video.kind === 'frame' ? 'frame' : 'file', url: video.url });
    setBusy(true);
    try {
      if (loadFile) setPlaying({ kind: 'file', url: await loadFile() });
    } catch (error) {
      setPlaying(null);
      setFailure(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const fail = () => {
    if (loadFile && failedAt.current !== time.current) {
      failedAt.current = time.current;
      void play();
      return;
    }
    setPlaying(null);
    setFailure(labels.failed);
  };
  if (failure !== null) {
    return (
      <Box>
        <Notice
          tone="error"
          action={
            <Button variant="secondary" busy={busy} onClick={() => void play()}>
              {labels.retry}
            </Button>
          }
        >
          {failure}
        </Notice>
        {elsewhere}
      </Box>
    );
  }
  const action = resumeAt > 0 ? labels.resume(formatTime(resumeAt)) : labels.play;
  return (
    <Box ref={player}>
      {playing ? null : (
        <>
          <Poster
            type="button"
            aria-label={labels.playOf(title)}
            aria-busy={busy || undefined}
            onClick={() => void play()}
          >
            <PlayButton>
              <Icon name="play" size="1.75rem" />
            </PlayButton>
            <span>{busy ? labels.preparing : action}</span>
          </Poster>
          {video ? (
            <Text size="xs" tone="muted">
              {labels.provider(video.provider)}
            </Text>
          ) : null}
        </>
      )}
      {playing?.kind === 'frame' ? (
        <iframe
          src={playing.url}
          title={labels.frame(title)}
          allow="autoplay; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : null}
      {playing?.kind === 'file' ? (
        <VideoFile
          key={playing.url}
          url={playing.url}
          captions={captions}
          title={title}
          startAt={resumeAt}
          onTime={(seconds) => {
            time.current = seconds;
            onTime?.(seconds);
          }}
          onWatched={() => onWatched?.()}
          onFailed={fail}
        />
      ) : null}
    </Box>
  );
};
