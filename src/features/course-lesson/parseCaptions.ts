export interface Cue {
  /** Seconds. */
  start: number;
  end: number;
  text: string;
}

const TIMES =
  /^\s*(?:(\d+):)?(\d{2}):(\d{2})[.,](\d{3})\s+-->\s+(?:(\d+):)?(\d{2}):(\d{2})[.,](\d{3})/;

const secondsOf = (parts: readonly (string | undefined)[]): number => {
  const [hours = '0', minutes = '0', seconds = '0', milliseconds = '0'] = parts;
  return (
    Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1000
  );
};

/** The cues of a WebVTT text, without markup. Blocks without a time, such as notes, are omitted. */
export function parseCaptions(captions: string): Cue[] {
  return captions
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => TIMES.test(line));
      const times = TIMES.exec(lines[at] ?? '');
      if (!times) return [];
      const text = lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .trim();
      if (text === '') return [];
      return [{ start: secondsOf(times.slice(1, 5)), end: secondsOf(times.slice(5, 9)), text }];
    });
}

/** `1:02:03`, `2:03`. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = pad(whole % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
