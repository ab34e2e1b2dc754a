import { useCallback } from 'react';
import { texts } from '../texts';

/** Of a video file. WebVTT has no address of its own: it came with the lesson, for its buyers only. */
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
