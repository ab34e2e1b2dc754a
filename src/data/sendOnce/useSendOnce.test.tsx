import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts } from './attempts';
import { useSendOnce } from './useSendOnce';

interface Input {
  note: string;
  idempotencyKey: string;
}

const kept = attempts<Input>('thing');

/** A form whose sendings end when the test says, and what it asked. */
function form() {
  const asked: Input[] = [];
  let end: (kind: string) => void = () => undefined;
  const ask = (input: Input) => {
    asked.push(input);
    return new Promise<{ kind: string }>((resolve) => (end = (kind) => resolve({ kind })));
  };
  const { result } = renderHook(() => useSendOnce<Input, { kind: string }>(kept, 'u1', ask));
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
  return { asked, press, now: () => result.current };
}

beforeEach(() => sessionStorage.clear());

describe('what must happen once', () => {
  it('is sent once, however often the button is pressed meanwhile', async () => {
    const { asked, press, now } = form();
    expect(now().busy).toBe(false);
    await press('send', null);
    expect(now().busy).toBe(true);
    expect(await press('send', 'placed')).toEqual({ kind: 'placed' });
    expect(now().busy).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('is not sent again by a press after it happened, until it is started over', async () => {
    const { asked, press, now } = form();
    await press('send', 'placed');
    await press('send', null);
    expect(asked).toHaveLength(1);
    expect(now().unsettled).toBeNull();
    act(() => now().startOver());
    await press('send', 'placed');
    expect(asked).toHaveLength(2);
    expect(asked[1]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey);
  });

  it('leaves nothing to continue after a reload once it happened', async () => {
    const { asked, press } = form();
    await press('send', 'placed');
    expect(kept.resume('u1').key).not.toBe(asked[0]?.idempotencyKey);
  });

  it('is sent again word for word where nobody knows whether it happened', async () => {
    const { asked, press, now } = form();
    await press('send', 'unknown', 'first');
    expect(now().unsettled).toEqual(asked[0]);
    expect(kept.resume('u1').sent).toEqual(asked[0]);
    await press('resend', 'placed');
    expect(asked[1]).toEqual(asked[0]);
    expect(now().unsettled).toBeNull();
  });

  it.each(['loggedOut', 'turnedAway'])('stays unsettled after %s if it was', async (kind) => {
    const { asked, press, now } = form();
    await press('send', 'unknown');
    await press('resend', kind);
    expect(now().unsettled).toEqual(asked[0]);
  });

  it.each(['loggedOut', 'turnedAway', 'refused'])(
    'may be changed and sent with the same key after %s',
    async (kind) => {
      const { asked, press, now } = form();
      await press('send', kind, 'first');
      expect(now().unsettled).toBeNull();
      expect(kept.resume('u1').sent).toBeNull();
      await press('send', 'placed', 'second');
      expect(asked.map(({ note }) => note)).toEqual(['first', 'second']);
      expect(asked[1]?.idempotencyKey).toBe(asked[0]?.idempotencyKey);
    },
  );

  it('is settled by a refusal of what was unsettled', async () => {
    const { press, now } = form();
    await press('send', 'unknown');
    await press('resend', 'refused');
    expect(now().unsettled).toBeNull();
  });

  it('is not sent again where there is nothing to send', () => {
    const { now } = form();
    expect(() => now().resend()).toThrow('nothing to resend');
  });
});
