import { object, type ObjectShape } from 'yup';

/** An object without fields other than these. */
export const strictObject = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape)
    .default(undefined)
    .noUnknown(true, ({ path, unknown }: { path: string; unknown: string }) => {
      const prefix = path === 'this' ? '' : `${path}: `;
      return `${prefix}no such field: ${unknown}`;
    });
