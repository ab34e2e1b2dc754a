import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { HostCache } from './HostCache';

it('prepares a document once, whatever it is filled with', () => {
  const cache = new HostCache();
  const document = parse('{ books { title } }');
  const prepared = cache.transformDocument(document);
  expect(print(prepared)).toContain('__typename');
  cache.restore({});
  expect(cache.transformDocument(document)).toBe(prepared);
  expect(cache.transformDocument(parse('{ loans { id } }'))).not.toBe(prepared);
});
