import { texts } from './texts';

const copy = texts.device;

/** A device name derived from the user agent. */
export const deviceName = ({
  browser,
  system,
}: {
  browser: string | null;
  system: string | null;
}): string =>
  browser === null && system === null
    ? copy.unknown
    : copy.on(browser ?? copy.unknownBrowser, system ?? copy.unknownSystem);
