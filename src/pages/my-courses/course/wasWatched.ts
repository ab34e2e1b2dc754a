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
