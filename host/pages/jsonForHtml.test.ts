import { describe, expect, it } from 'vitest';
import { jsonForHtml } from './jsonForHtml';

describe('JSON embedded in a page', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '&lt;'])(
    'escapes everything that could end the script element: %s',
    (text) => {
      const json = jsonForHtml({ title: text });
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ title: text });
    },
  );
});
