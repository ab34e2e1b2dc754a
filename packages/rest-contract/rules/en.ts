import { english } from './messages.ts';
import { createRules } from './parts.ts';

export * from './cleanText.ts';
export * from './formats.ts';
export {
  array,
  emptyToNull,
  like,
  list,
  longEnough,
  neededWith,
  object,
  ref,
  withinBytes,
} from './parts.ts';
export const { day, decimal, file, flag, intact, intactName, moment, secret, text, whole } =
  createRules(english);
