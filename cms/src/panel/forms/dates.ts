const ZONE = 'Asia/Ho_Chi_Minh';

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `05/07/2026 14:30` in Vietnam. */
export const formatMoment = (moment: string | Date): string => {
  const at = new Date(moment);
  return `${day.format(at)} ${time.format(at)}`;
};

export const formatDay = (iso: string): string => iso.split('-').reverse().join('/');
