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

describe('attempts', () => {
  it('restores the key after a reload', () => {
    const attempt = recordSent(resumeAttempt('u1'), input);
    expect(resumeAttempt('u1')).toEqual(attempt);
  });

  it('restores the key after a logout, so that the member cannot order twice', () => {
    const { key } = recordSent(resumeAttempt('u1'), input);
    clearDrafts();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Minh An');
    expect(resumeAttempt('u1')).toEqual({ key, owner: 'u1', sent: null });
  });

  it('creates another key for another member, without the input', () => {
    const { key } = recordSent(resumeAttempt('u1'), input);
    const { key: other, sent } = resumeAttempt('u2');
    expect(other).not.toBe(key);
    expect(sent).toBeNull();
  });

  it('separates the keys of different actions', () => {
    const other = attempts<AddUserOrderInput>('renewal');
    const { key } = recordSent(resumeAttempt('u1'), input);
    expect(other.resume('u1')).toMatchObject({ sent: null });
    expect(other.resume('u1').key).not.toBe(key);
    expect(resumeAttempt('u1')).toMatchObject({ key, sent: input });
    other.recordSent(other.resume('u1'), input);
    clearDrafts();
    expect(resumeAttempt('u1').key).toBe(key);
  });

  it('creates another key for another member after a logout', () => {
    const { key } = recordSent(resumeAttempt('u1'), input);
    clearDrafts();
    expect(resumeAttempt('u2').key).not.toBe(key);
    expect(resumeAttempt('u1').key).not.toBe(key);
  });

  it.each([
    ['placed', closeAttempt],
    ['refused', () => recordRefused(resumeAttempt('u1'))],
    ['replaced by another one', () => startAttempt('u1')],
  ])('clears the stored attempt once it is %s', (_what, settle) => {
    recordSent(resumeAttempt('u1'), input);
    settle();
    clearDrafts();
    expect({ ...sessionStorage }).toEqual({});
  });

  it.each([
    ['not an object', 'x'],
    ['null', null],
    ['without a key', { owner: 'u1', sent: null }],
    ['with a key that is not a string', { key: 1, owner: 'u1', sent: null }],
    ['without an owner', { key: 'k', sent: null }],
    ['with an owner that is not a string', { key: 'k', owner: 1, sent: null }],
    ['without the sent input', { key: 'k', owner: 'u1' }],
    ['with an input that is not an object', { key: 'k', owner: 'u1', sent: 'x' }],
    ['with an input without a key', { key: 'k', owner: 'u1', sent: {} }],
  ])('starts a new attempt if the stored one is %s', (_what, draft) => {
    writeDraft('order-attempt', draft);
    const { key, owner, sent } = resumeAttempt('u1');
    expect(key).not.toBe('k');
    expect({ owner, sent }).toEqual({ owner: 'u1', sent: null });
  });

  it.each([{ owner: 'u1' }, { key: 'k' }, { key: 1, owner: 'u1' }, { key: 'k', owner: 1 }, 'k'])(
    'starts a new attempt if the stored key is %j',
    (mark) => {
      writeMark('order-key', mark);
      expect(resumeAttempt('u1').key).toMatch(/^[\da-f-]{36}$/);
    },
  );
});

describe('newKey', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('creates a random UUID, even without crypto.randomUUID', () => {
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
