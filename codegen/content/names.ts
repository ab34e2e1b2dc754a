import type { ContentType } from './contentTypes';

/** `NewsPost` → `newsPost` */
export const camel = ({ type }: ContentType): string =>
  type.name.charAt(0).toLowerCase() + type.name.slice(1);

/** Whether one type of the schema stands for several single types, each at a path of its own. */
export const isShared = ({ names }: ContentType): boolean => names.length > 1;
