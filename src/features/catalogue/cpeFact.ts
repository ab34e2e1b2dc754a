import { formatDecimal } from '@iia/shared/numbers';
import { texts } from './texts';

interface CpeHours {
  cpeHours: number;
  ethicsHours: number | null;
}

/** `7, trong đó 2 giờ đạo đức`. */
export const cpeFact = ({ cpeHours, ethicsHours }: CpeHours): string =>
  ethicsHours
    ? texts.cpeWithEthics(formatDecimal(cpeHours), formatDecimal(ethicsHours))
    : formatDecimal(cpeHours);
