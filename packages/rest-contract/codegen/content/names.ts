import type { ContentType } from './contentTypes';

/** `NewsPost` → `newsPost` */
export const camel = ({ type }: ContentType): string =>
  type.name.charAt(0).toLowerCase() + type.name.slice(1);

/** Whether one schema type backs several single types, each at its own path. */
export const isShared = ({ names }: ContentType): boolean => names.length > 1;
