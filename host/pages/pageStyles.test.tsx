import { renderToString } from 'react-dom/server';
import { styled, StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { PageStyles } from '../../src/app/performance/PageStyles';

const Box = styled.div<{ $width: number }>`
  width: ${({ $width }) => $width}px;
`;

function render(styles: PageStyles, kind: string, width: number): { html: string; tags: string } {
  const html = renderToString(
    <StyleSheetManager sheet={styles.sheetOf(kind)}>
      <Box $width={width} />
    </StyleSheetManager>,
  );
  return { html, tags: styles.tagsOf(kind, `nonce-${width}`) };
}

it('gives each page the rules that it needs, with its own nonce', () => {
  const styles = new PageStyles();
  for (const width of [10, 20]) {
    const { html, tags } = render(styles, 'list', width);
    const [, className] = /class="\S+ (\S+)"/.exec(html) ?? [];
    expect(tags).toContain(`.${className}{width:${width}px;}`);
    expect(tags).toMatch(new RegExp(`^<style nonce="nonce-${width}"`));
    expect(tags).not.toContain('nonce-of-the-page');
  }
});

it('reuses the rules for pages of the same kind, and for no other kind', () => {
  const styles = new PageStyles();
  render(styles, 'list', 10);
  expect(render(styles, 'list', 20).tags).toContain('width:10px');
  expect(render(styles, 'detail', 30).tags).not.toContain('width:10px');
});

it('starts over if pages keep adding rules', () => {
  const styles = new PageStyles();
  const lengths = Array.from(
    { length: 200 },
    (_, width) => render(styles, 'list', width).tags.length,
  );
  expect(Math.max(...lengths)).toBeLessThan((lengths[0] ?? 0) * 2);
});
