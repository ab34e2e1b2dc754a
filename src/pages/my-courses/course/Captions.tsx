import { useCallback } from 'react';
import { texts } from '../texts';

/** Captions of a video file. The WebVTT text is part of the lesson, because only its buyers may read it. */
export const Captions = ({ text }: { text: string }) => {
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
