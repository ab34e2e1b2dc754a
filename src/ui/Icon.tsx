import { iconOutlines } from './icons.generated';

export type IconName = keyof typeof iconOutlines;

type IconProps = {
  name: IconName;
  size?: string;
  /** Said aloud; without it the icon is decoration. */
  label?: string;
};

/**
 * An icon of those bundled with the code; `makeIcons.mjs` takes new names into the bundle. It is drawn
 * here, not by Iconify's component, for whose 3 KB every first page would wait.
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
