import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { HostCache } from './HostCache';

it('transforms a document once, even if its data is replaced', () => {
  const cache = new HostCache();
  const document = parse('{ books { title } }');
  const prepared = cache.transformDocument(document);
  expect(print(prepared)).toContain('__typename');
  cache.restore({});
  expect(cache.transformDocument(document)).toBe(prepared);
  expect(cache.transformDocument(parse('{ loans { id } }'))).not.toBe(prepared);
});
