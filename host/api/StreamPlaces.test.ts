import { expect, it } from 'vitest';
import { StreamPlaces } from './StreamPlaces';

it('lets a client hold so many streams, whatever others hold', () => {
  const places = new StreamPlaces({ perClient: 2, all: 100 });
  const leave = places.take('a');
  places.take('a');
  expect(places.take('a')).toBe('client');
  expect(places.take('b')).toBeTypeOf('function');
  if (typeof leave === 'function') leave();
  expect(places.take('a')).toBeTypeOf('function');
  expect(places.take('a')).toBe('client');
});

it('lets all together hold no more than there is room for', () => {
  const places = new StreamPlaces({ perClient: 2, all: 3 });
  const [leave] = ['a', 'a', 'b'].map((client) => places.take(client));
  expect(places.take('b')).toBe('all');
  if (typeof leave === 'function') leave();
  expect(places.take('b')).toBeTypeOf('function');
});
