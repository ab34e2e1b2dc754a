import { beforeEach, describe, expect, it } from 'vitest';
import type { AddUserOrderInput } from '@/data/generated/types';
import { clearDrafts } from '@/lib/drafts';
import { beginAnew, closeAttempt, noteRefused, noteSent, openAttempt } from './orderAttempt';

const input = {
  items: [],
  note: 'Nguyễn Minh An',
  expectedTotal: 0,
} as unknown as AddUserOrderInput;

beforeEach(() => sessionStorage.clear());

describe('an order on its way', () => {
  it('keeps its key over a reload', () => {
    const attempt = noteSent(openAttempt('u1'), input);
    expect(openAttempt('u1')).toEqual(attempt);
  });

  it('keeps its key over a logout, so that its member cannot place it twice', () => {
    const { key } = noteSent(openAttempt('u1'), input);
    clearDrafts();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Minh An');
    expect(openAttempt('u1')).toEqual({ key, owner: 'u1', sent: null });
  });

  it('is not another member’s', () => {
    const { key } = noteSent(openAttempt('u1'), input);
    clearDrafts();
    expect(openAttempt('u2').key).not.toBe(key);
    expect(openAttempt('u1').key).not.toBe(key);
  });

  it.each([
    ['placed', closeAttempt],
    ['refused', () => noteRefused(openAttempt('u1'))],
    ['left for another one', () => beginAnew('u1')],
  ])('leaves nothing behind once it was %s', (_what, settle) => {
    noteSent(openAttempt('u1'), input);
    settle();
    clearDrafts();
    expect({ ...sessionStorage }).toEqual({});
  });
});
