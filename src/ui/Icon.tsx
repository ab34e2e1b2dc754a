import { Icon as OfflineIcon } from '@iconify/react/offline';
import { iconData } from './icons.generated';

export type IconName = keyof typeof iconData;

type IconProps = {
  name: IconName;
  size?: string;
  /** Said aloud; without it the icon is decoration. */
  label?: string;
};

/** An icon of those bundled with the code; `npm run icons` takes new names into the bundle. */
export const Icon = ({ name, size = '1.15em', label }: IconProps) => (
  <OfflineIcon
    icon={iconData[name]}
    width={size}
    height={size}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
