import { describe, expect, it } from 'vitest';
import { readWordpress } from './readWordpress';

const wxr = (items: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="c" xmlns:dc="d" xmlns:excerpt="e">
<channel><title>Trang cũ</title><link>https://cu.example</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://mang.example</wp:base_site_url>
<wp:base_blog_url>https://cu.example</wp:base_blog_url>
<wp:author><wp:author_login>lan</wp:author_login><wp:author_display_name><![CDATA[Lan Nguyễn]]></wp:author_display_name></wp:author>
${items}
</channel></rss>`;

describe('a WordPress export', () => {
  it('reads the line of each item', () => {
    const { site, authors, items } = readWordpress(
      wxr(`<item>
<title><![CDATA[Khai giảng & bế giảng]]></title>
<link>https://cu.example/2019/khai-giang/</link>
<dc:creator>lan</dc:creator>
<content:encoded><![CDATA[<p>Một</p> ]]]]><![CDATA[> hai]]></content:encoded>
<wp:post_id>12</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
<category domain="category" nicename="tin"><![CDATA[Tin]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>13</wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_content><title>Không phải tiêu đề</title></wp:comment_content></wp:comment>
</item>
<item><title>Ảnh</title><wp:post_id>13</wp:post_id></item>`),
    );
    expect(site).toBe('https://cu.example');
    expect(authors.get('lan')).toBe('Lan Nguyễn');
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      line: 7,
      id: '12',
      title: 'Khai giảng & bế giảng',
      content: '<p>Một</p> ]]> hai',
      thumbnailId: '13',
      categories: [{ domain: 'category', slug: 'tin', name: 'Tin' }],
    });
    expect(items[1]).toMatchObject({ line: 17, id: '13' });
  });

  it('accepts characters that XML forbids, as WordPress exports them', () => {
    const { items } = readWordpress(wxr('<item><title>A\u0003B</title></item>'));
    expect(items[0]?.title).toBe('A B');
  });

  it('reports the line where it is broken', () => {
    const broken = wxr('<item><title>Một</title>').replace('</channel></rss>', '');
    expect(() => readWordpress(broken)).toThrow(/^Tệp XML bị hỏng/);
    expect(() => readWordpress(wxr('<item><title>Một</item>'))).toThrow(
      expect.objectContaining({ line: 7 }),
    );
  });

  it('loads no entity from elsewhere', () => {
    const evil = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const xml = wxr('<item><title>&x;</title></item>').replace('<rss', `${evil}<rss`);
    expect(() => readWordpress(xml)).toThrow(/^Tệp XML bị hỏng/);
  });

  it('rejects XML of another program', () => {
    expect(() => readWordpress('<rss><channel><item/></channel></rss>')).toThrow('WordPress');
  });
});
