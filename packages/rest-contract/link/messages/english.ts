import type { Messages } from '../adapter';
import { createMessageFor } from './createMessageFor';

const byCode = {
  NetworkError: 'The server cannot be reached. Check your connection and try again.',
  Timeout: 'The server takes too long to respond. Try again.',
  Aborted: 'The request was cancelled.',
  InvalidResponse: 'The server sent an invalid response. Try again later.',
  BadPath: 'This address is not valid.',
  BadInput: 'Something in what you entered is not valid. Check it and try again.',
};

const byStatus = {
  400: 'Something in what was sent is not valid. Check it and try again.',
  401: 'You are not logged in, or no longer. Log in and try again.',
  402: 'The payment was refused.',
  403: 'You may not do this.',
  404: 'This was not found.',
  405: 'This is not supported.',
  409: 'This has changed meanwhile. Look at it again.',
  413: 'What was sent is too large.',
  422: 'This could not be done. Check what was sent and try again.',
  429: 'That was too often. Wait a moment and try again.',
  503: 'The server is busy. Try again in a few minutes.',
};

export const english: Messages = {
  messageFor: createMessageFor({
    byCode,
    byStatus,
    serverFailed: 'Something went wrong on the server. Try again later.',
    unknown: 'Something went wrong. Try again.',
  }),
  badField: 'This value is not valid.',
  isReadable: (text) => text !== '',
};
