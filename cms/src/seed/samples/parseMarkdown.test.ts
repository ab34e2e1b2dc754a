import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parseMarkdown';

const parsed = (text: string) => () => parseMarkdown(text, 'bio');

describe('parseMarkdown', () => {
  it('adds the text below the front matter to its fields, as the last', () => {
    const text = '---\nname: Lan\ngroup: board\n---\n\nMột.\n\n---\n\nHai.\n';
    expect(JSON.stringify(parseMarkdown(text, 'bio'))).toBe(
      JSON.stringify({ name: 'Lan', group: 'board', bio: '\nMột.\n\n---\n\nHai.\n' }),
    );
  });

  it.each([
    ['no front matter', 'name: Lan\n'],
    ['front matter that begins later', '\n---\nname: Lan\n---\n\nMột.\n'],
    ['front matter that does not end', '---\nname: Lan\n\nMột.\n'],
  ])('rejects %s', (_what, text) => {
    expect(parsed(text)).toThrow('must begin with front matter');
  });

  it('rejects a list, and an empty text, as front matter', () => {
    for (const matter of ['- Lan\n', '']) {
      expect(parsed(`---\n${matter}---\n\nMột.\n`)).toThrow('must be fields and their values');
    }
  });

  it('rejects the text’s field in the front matter, where it would be lost', () => {
    expect(parsed('---\nbio: Một.\n---\n\nHai.\n')).toThrow('bio is the text below');
  });

  it('reports the line of a mistake as it is in the file', () => {
    expect(parsed('---\nname: Lan\nname: Hà\n---\n\nMột.\n')).toThrow(/unique at line 3/);
    expect(parsed('---\nname: Lan\ngroup: board: x\n---\n\nMột.\n')).toThrow(/at line 3/);
  });
});
