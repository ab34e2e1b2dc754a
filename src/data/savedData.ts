import { formatDateTime, formatTime, isoDate } from '@iia/shared/dates';
import { noteResponse, savedTimeVar } from './savedTime';

/** Only the time for today. */
const textOf = (moment: number): string =>
  isoDate(moment) === isoDate(Date.now()) ? formatTime(moment) : formatDateTime(moment);

/** Reports to the shell which responses the service worker had saved. */
export const noteSaved =
  (send: typeof fetch): typeof fetch =>
  async (...request) => {
    const response = await send(...request);
    const oldest = noteResponse(response);
    savedTimeVar(oldest === null ? null : textOf(oldest));
    return response;
  };
