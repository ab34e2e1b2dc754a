import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts } from './attempts';
import { useSendOnce } from './useSendOnce';

interface Input {
  note: string;
  idempotencyKey: string;
}

const store = attempts<Input>('thing');

/** A form whose requests complete when the test decides, and the inputs that it submitted. */
function form() {
  const submitted: Input[] = [];
  let end: (kind: string) => void = () => undefined;
  const submit = (input: Input) => {
    submitted.push(input);
    return new Promise<{ kind: string }>((resolve) => (end = (kind) => resolve({ kind })));
  };
  const { result } = renderHook(() => useSendOnce<Input, { kind: string }>(store, 'u1', submit));
  const press = async (how: 'send' | 'resend', kind: string | null, note = 'a') => {
    let outcome: Promise<{ kind: string }> | undefined;
    act(() => {
      outcome = how === 'send' ? result.current.send({ note }) : result.current.resend();
    });
    if (kind === null) return undefined;
    await act(async () => {
      end(kind);
      await outcome;
    });
    return outcome;
  };
  return { submitted, press, now: () => result.current };
}

beforeEach(() => sessionStorage.clear());

describe('useSendOnce', () => {
  it('sends once, however often the button is pressed meanwhile', async () => {
    const { submitted, press, now } = form();
    expect(now().busy).toBe(false);
    await press('send', null);
    expect(now().busy).toBe(true);
    expect(await press('send', 'placed')).toEqual({ kind: 'placed' });
    expect(now().busy).toBe(false);
    expect(submitted).toHaveLength(1);
  });

  it('ignores a press after a success until it is started over', async () => {
    const { submitted, press, now } = form();
    await press('send', 'placed');
    await press('send', null);
    expect(submitted).toHaveLength(1);
    expect(now().unsettled).toBeNull();
    act(() => now().startOver());
    await press('send', 'placed');
    expect(submitted).toHaveLength(2);
    expect(submitted[1]?.idempotencyKey).not.toBe(submitted[0]?.idempotencyKey);
  });

  it('starts a new attempt after a success and a reload', async () => {
    const { submitted, press } = form();
    await press('send', 'placed');
    expect(store.resume('u1').key).not.toBe(submitted[0]?.idempotencyKey);
  });

  it('resends the same input if the outcome is unknown', async () => {
    const { submitted, press, now } = form();
    await press('send', 'unknown', 'first');
    expect(now().unsettled).toEqual(submitted[0]);
    expect(store.resume('u1').sent).toEqual(submitted[0]);
    await press('resend', 'placed');
    expect(submitted[1]).toEqual(submitted[0]);
    expect(now().unsettled).toBeNull();
  });

  it.each(['loggedOut', 'turnedAway'])(
    'remains unsettled after %s of an unsettled attempt',
    async (kind) => {
      const { submitted, press, now } = form();
      await press('send', 'unknown');
      await press('resend', kind);
      expect(now().unsettled).toEqual(submitted[0]);
    },
  );

  it.each(['loggedOut', 'turnedAway', 'refused'])(
    'accepts a changed input under the same key after %s',
    async (kind) => {
      const { submitted, press, now } = form();
      await press('send', kind, 'first');
      expect(now().unsettled).toBeNull();
      expect(store.resume('u1').sent).toBeNull();
      await press('send', 'placed', 'second');
      expect(submitted.map(({ note }) => note)).toEqual(['first', 'second']);
      expect(submitted[1]?.idempotencyKey).toBe(submitted[0]?.idempotencyKey);
    },
  );

  it('settles an unsettled attempt by a refusal', async () => {
    const { press, now } = form();
    await press('send', 'unknown');
    await press('resend', 'refused');
    expect(now().unsettled).toBeNull();
  });

  it('throws if there is nothing to resend', () => {
    const { now } = form();
    expect(() => now().resend()).toThrow('nothing to resend');
  });
});
