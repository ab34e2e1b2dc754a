import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ApiError } from 'rest-contract';
import { failureKind } from './failureKind';

const api = (status: number) => new ApiError({ status, code: 'x', message: 'x' });

describe('failureKind', () => {
  it.each([
    [new ErrorResponse(404, '', null), 'notFound'],
    [new ErrorResponse(403, '', null), 'forbidden'],
    [new ErrorResponse(503, '', null), 'unavailable'],
    [new ErrorResponse(500, '', null), 'broken'],
    [api(0), 'unavailable'],
    [api(404), 'notFound'],
    [api(429), 'broken'],
    [new TypeError('x'), 'broken'],
    [undefined, 'broken'],
  ])('classifies %o', (error, kind) => {
    expect(failureKind(error)).toBe(kind);
  });
});
