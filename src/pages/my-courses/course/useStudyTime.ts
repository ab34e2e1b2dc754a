import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  RecordStudyDocument,
  SaveLessonProgressDocument,
} from '@/data/generated/operations/pages/my-courses';
import { useAction } from '@/data/useAction';

/** A quarter of the time that the server counts at most for one call, so that lost calls cost nothing. */
const INTERVAL_MS = 30_000;

/**
 * Reports that a lesson is open and visible; the server counts the time.
 *
 * @returns `isSaved`: whether the last report arrived; `onTime`: takes the position of the video
 */
export function useStudyTime(course: string, lesson: string, done: boolean) {
  const open = useAction(SaveLessonProgressDocument);
  const record = useAction(RecordStudyDocument);
  const [isSaved, setIsSaved] = useState(true);
  const position = useRef<number | null>(null);
  const sentPosition = useRef<number | null>(null);
  const opened = useEffectEvent(() => {
    // The lesson is readable anyway; the next report opens it.
    open({ course, lesson, done: false }).catch(() => setIsSaved(false));
  });
  const report = useEffectEvent(() => {
    // A finished lesson counts no more time, but its video is resumed where it was left.
    if (done && position.current === sentPosition.current) return;
    const at = position.current;
    record({ course, lesson, position: at }).then(
      () => {
        sentPosition.current = at;
        setIsSaved(true);
      },
      () => setIsSaved(false),
    );
  });
  useEffect(() => {
    opened();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') report();
    }, INTERVAL_MS);
    const onChange = () => {
      if (document.visibilityState === 'hidden') report();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [course, lesson]);
  return {
    isSaved,
    onTime: (seconds: number) => {
      position.current = Math.floor(seconds);
    },
  };
}
