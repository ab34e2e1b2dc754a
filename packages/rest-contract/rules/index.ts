/** What the rules of every language consist of: cleaning, formats, and the messages by field. */
export * from './cleanText.ts';
export { fieldErrors } from './fieldErrors.ts';
export * from './formats.ts';
export { isDay } from './isDay.ts';
/** Of the rules' own yup, which may be another copy than an app's. */
export { ValidationError } from 'yup';
