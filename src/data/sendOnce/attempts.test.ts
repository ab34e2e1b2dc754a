import { beforeEach, describe, expect, it } from 'vitest';
import type { AddUserOrderInput } from '@/data/generated/types';
import { clearDrafts } from '@/lib/drafts';
import { attempts } from './attempts';

const {
  start: startAttempt,
  close: closeAttempt,
  recordRefused,
  recordSent,
  resume: resumeAttempt,
} = attempts<AddUserOrderInput>('order');

const input = {
  items: [],
  note: 'Nguyễn Minh An',
  expectedTotal: 0,
  idempotencyKey: 'k',
} as unknown as AddUserOrderInput;

beforeEach(() => sessionStorage.clear());

describe('an order attempt', () => {
  it('keeps its key across a reload', () => {
    const attempt = recordSent(resumeAttempt('u1'), input);
    expect(resumeAttempt('u1')).toEqual(attempt);
  });

  it('keeps its key across a logout, so that the member cannot place it twice', () => {
    const { key } = recordSent(resumeAttempt('u1'), input);
    clearDrafts();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Minh An');
    expect(resumeAttempt('u1')).toEqual({ key, owner: 'u1', sent: null });
  });

  it('does not pass to another member', () => {
    const { key } = recordSent(resumeAttempt('u1'), input);
    clearDrafts();
    expect(resumeAttempt('u2').key).not.toBe(key);
    expect(resumeAttempt('u1').key).not.toBe(key);
  });

  it.each([
    ['placed', closeAttempt],
    ['refused', () => recordRefused(resumeAttempt('u1'))],
    ['left for another one', () => startAttempt('u1')],
  ])('leaves nothing behind once it is %s', (_what, settle) => {
    recordSent(resumeAttempt('u1'), input);
    settle();
    clearDrafts();
    expect({ ...sessionStorage }).toEqual({});
  });
});
