import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseCaptions } from './parseCaptions';
import { texts } from './texts';
import { Transcript } from './Transcript';

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

type VideoFileProps = {
  url: string;
  /** WebVTT. */
  captions: string | null;
  title: string;
  /** Where to start, in seconds. */
  startAt: number;
  /** Called with the position in seconds, several times a second while the video plays. */
  onTime: (seconds: number) => void;
  /** Called once the video was played to the end. */
  onWatched: () => void;
  onFailed: () => void;
};

/** A video file with its captions and transcript. */
export const VideoFile = ({
  url,
  captions,
  title,
  startAt,
  onTime,
  onWatched,
  onFailed,
}: VideoFileProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const [time, setTime] = useState(startAt);
  const cues = useMemo(() => parseCaptions(captions ?? ''), [captions]);
  useEffect(() => video.current?.focus(), []);
  const seek = (seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    setTime(seconds);
    // Refused until the user has interacted with the page; the controls remain.
    void Promise.resolve(video.current.play()).catch(() => undefined);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- `Captions` is its track. */}
      <video
        ref={video}
        src={url}
        aria-label={texts.video.frame(title)}
        controls
        autoPlay
        playsInline
        onLoadedMetadata={({ currentTarget }) => {
          // Shortly before the end there is nothing to resume.
          if (startAt > 0 && startAt < currentTarget.duration - 5) {
            currentTarget.currentTime = startAt;
          }
        }}
        onTimeUpdate={({ currentTarget }) => {
          setTime(currentTarget.currentTime);
          onTime(currentTarget.currentTime);
        }}
        onError={onFailed}
        onEnded={({ currentTarget }) => {
          if (wasWatched(currentTarget)) onWatched();
        }}
      >
        {captions ? <Captions text={captions} /> : null}
      </video>
      {cues.length > 0 ? <Transcript cues={cues} time={time} onSeek={seek} /> : null}
    </>
  );
};
