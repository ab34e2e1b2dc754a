import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddUserOrderInput } from '@/data/generated/types';
import { clearDrafts, writeDraft, writeMark } from '@/lib/drafts';
import { attempts, newKey } from './attempts';

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

  it('does not pass to another member, nor what was sent with it', () => {
    const { key } = recordSent(resumeAttempt('u1'), input);
    const { key: other, sent } = resumeAttempt('u2');
    expect(other).not.toBe(key);
    expect(sent).toBeNull();
  });

  it('is one for each thing that is sent', () => {
    const other = attempts<AddUserOrderInput>('renewal');
    const { key } = recordSent(resumeAttempt('u1'), input);
    expect(other.resume('u1')).toMatchObject({ sent: null });
    expect(other.resume('u1').key).not.toBe(key);
    expect(resumeAttempt('u1')).toMatchObject({ key, sent: input });
    other.recordSent(other.resume('u1'), input);
    clearDrafts();
    expect(resumeAttempt('u1').key).toBe(key);
  });

  it('does not pass to another member after a logout', () => {
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

  it.each([
    ['no record', 'x'],
    ['nothing', null],
    ['without a key', { owner: 'u1', sent: null }],
    ['with a key that is no text', { key: 1, owner: 'u1', sent: null }],
    ['of nobody', { key: 'k', sent: null }],
    ['of an owner that is no text', { key: 'k', owner: 1, sent: null }],
    ['which does not say what was sent', { key: 'k', owner: 'u1' }],
    ['which sent no record', { key: 'k', owner: 'u1', sent: 'x' }],
    ['which sent something without a key', { key: 'k', owner: 'u1', sent: {} }],
  ])('is begun anew where what is kept is %s', (_what, draft) => {
    writeDraft('order-attempt', draft);
    const { key, owner, sent } = resumeAttempt('u1');
    expect(key).not.toBe('k');
    expect({ owner, sent }).toEqual({ owner: 'u1', sent: null });
  });

  it.each([{ owner: 'u1' }, { key: 'k' }, { key: 1, owner: 'u1' }, { key: 'k', owner: 1 }, 'k'])(
    'is begun anew where the key kept is %j',
    (mark) => {
      writeMark('order-key', mark);
      expect(resumeAttempt('u1').key).toMatch(/^[\da-f-]{36}$/);
    },
  );
});

describe('a key', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a random UUID, also where the browser makes none', () => {
    const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    expect(newKey()).toMatch(uuid);
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    const keys = Array.from({ length: 50 }, newKey);
    for (const key of keys) expect(key).toMatch(uuid);
    expect(new Set(keys).size).toBe(50);
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0x05) });
    expect(newKey()).toBe('05050505-0505-4505-8505-050505050505');
  });
});
