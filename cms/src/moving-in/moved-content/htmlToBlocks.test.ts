import { describe, expect, it } from 'vitest';
import { type BlockNode, htmlToBlocks, textOfHtml } from './htmlToBlocks';

const convert = (html: string, breaks = false) =>
  htmlToBlocks(html, { breaks, linkTo: (url) => url });

/** One line a block: `p(Một **hai**)`. */
const show = (html: string, breaks = false): string[] => convert(html, breaks).blocks.map(showNode);

function showNode(node: BlockNode): string {
  if (node.picture) return `img(${node.picture.url}|${node.picture.alternativeText})`;
  if (node.type === 'text') {
    const marks = [node.bold && '*', node.italic && '_', node.code && '`'].filter(Boolean).join('');
    return marks + (node.text ?? '').replaceAll('\n', '⏎') + marks;
  }
  const inner = (node.children ?? []).map(showNode).join(node.type === 'list' ? ';' : '');
  if (node.type === 'link') return `[${inner}](${node.url})`;
  if (node.type === 'heading') return `h${node.level}(${inner})`;
  return `${node.type}${node.format === 'ordered' ? '#' : ''}(${inner})`;
}

describe('HTML of an old site', () => {
  it('becomes paragraphs, headings, quotes and code', () => {
    const html = `<h1>Tên</h1><h3>Mục <em>một</em></h3><p>Đoạn  <b>đậm</b>
      và&nbsp;<code>mã</code></p><blockquote><p>Câu một</p><p>Câu hai</p></blockquote>
      <pre>a\n  b</pre>`;
    expect(show(html)).toEqual([
      'h2(Tên)',
      'h3(Mục _một_)',
      'paragraph(Đoạn *đậm* và `mã`)',
      'quote(Câu một)',
      'quote(Câu hai)',
      'code(a⏎  b)',
    ]);
  });

  it('becomes lists within lists', () => {
    expect(show('<ul><li>a<ol><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>')).toEqual([
      'list(list-item(a);list#(list-item(b));list-item(c⏎d))',
    ]);
  });

  it('splits a classic post at empty lines and keeps its single breaks', () => {
    expect(show('Một\nhai\n\n<strong>Ba</strong> bốn\r\n\r\n\n<h2>Mục</h2>\nNăm', true)).toEqual([
      'paragraph(Một⏎hai)',
      'paragraph(*Ba* bốn)',
      'h2(Mục)',
      'paragraph(Năm)',
    ]);
  });

  it('leaves out scripts, styles, forms, comments and shortcodes', () => {
    const html = `<!-- wp:paragraph --><p onclick="x()">Chữ</p><script>alert(1)</script>
      <style>p{}</style><form><input value="x"></form>[gallery ids="1,2"]<svg><script>x</script></svg>`;
    const { blocks, losses } = convert(html);
    expect(blocks.map(showNode)).toEqual(['paragraph(Chữ)']);
    expect(losses).toEqual(['mã ngắn [gallery]']);
  });

  it('keeps only links that lead to a page, an address or a number', () => {
    const html = `<p><a href="javascript:alert(1)">a</a> <a href=" https://x.vn/ ">b</a>
      <a href="//evil.vn">c</a> <a href="mailto:a@x.vn">d</a> <a href="data:text/html,x">e</a></p>`;
    expect(show(html)).toEqual(['paragraph(a [b](https://x.vn/) c [d](mailto:a@x.vn) e)']);
  });

  it('puts text on both sides of a link, as the editor requires', () => {
    expect(convert('<p><a href="/x">y</a></p>').blocks[0]?.children).toEqual([
      { type: 'text', text: '' },
      { type: 'link', url: '/x', children: [{ type: 'text', text: 'y' }] },
      { type: 'text', text: '' },
    ]);
  });

  it('finds pictures wherever they are, also within links and captions', () => {
    const html = `<p>Trước <a href="/x"><img src="/a.jpg" alt="Ảnh A"></a> sau</p>
      <figure><img src="b.png"><figcaption>Chú thích</figcaption></figure>
      [caption id="x"]<img src="c.png"> Lời[/caption]<img src="data:image/png;base64,AA">`;
    const { blocks, losses } = convert(html);
    expect(blocks.map(showNode)).toEqual([
      'paragraph(Trước)',
      'img(/a.jpg|Ảnh A)',
      'paragraph(sau)',
      'img(b.png|)',
      'paragraph(Chú thích)',
      'img(c.png|)',
      'paragraph(Lời)',
    ]);
    expect(losses).toEqual(['ảnh nhúng trong bài']);
  });

  it('writes the rows of a table and embedded pages as paragraphs, and reports it', () => {
    const html =
      '<table><tr><th>A</th><td>B</td></tr><tr><td>C</td></tr></table><iframe src="https://v.vn/1"></iframe>';
    const { blocks, losses } = convert(html);
    expect(blocks.map(showNode)).toEqual([
      'paragraph(A | B)',
      'paragraph(C)',
      'paragraph([https://v.vn/1](https://v.vn/1))',
    ]);
    expect(losses).toEqual(['dòng bảng thành đoạn văn (2)', 'nội dung nhúng thành đường dẫn']);
  });

  it('keeps the text of elements that are not closed', () => {
    expect(show('<p>a<div><b>b<p>c</b></div><ul><li>d')).toEqual([
      'paragraph(a)',
      'paragraph(b)',
      'paragraph(c)',
      'list(list-item(d))',
    ]);
  });

  it.each(['', '  \n ', '<p></p><p>&nbsp;</p>', '<ul></ul>', '<h2> </h2>'])(
    'finds no block in %j',
    (html) => {
      expect(convert(html, true).blocks).toEqual([]);
    },
  );
});

it('reads the text of HTML on one line', () => {
  expect(
    textOfHtml('<h2>Mục</h2><p>Một<b>hai</b> , ba &amp; b&#7889;n</p>[gallery]<script>x</script>'),
  ).toBe('Mục Mộthai, ba & bốn');
});
