import { iconOutlines } from './icons.generated';

export type IconName = keyof typeof iconOutlines;

type IconProps = {
  name: IconName;
  size?: string;
  /** Without a label the icon is decorative. */
  label?: string;
};

/**
 * A bundled icon (`makeIcons.mjs` adds names). Not Iconify's component, whose 3 KB would delay every first
 * page.
 */
export const Icon = ({ name, size = '1.15em', label }: IconProps) => (
  <svg
    viewBox="0 0 256 256"
    width={size}
    height={size}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path fill="currentColor" d={iconOutlines[name]} />
  </svg>
);
