import { SaxesParser } from 'saxes';
import { FileRefused } from '../moves/Move';

/** An item of a WordPress export (WXR), as text. */
export interface WordpressItem {
  /** Where it begins in the file. */
  line: number;
  id: string;
  type: string;
  title: string;
  link: string;
  author: string;
  content: string;
  excerpt: string;
  date: string;
  slug: string;
  status: string;
  categories: { domain: string; slug: string; name: string }[];
  /** Address of the file, for attachments. */
  attachmentUrl: string;
  /** Id of the attachment that is the featured image. */
  thumbnailId: string;
}

export interface WordpressExport {
  /** The site's address. */
  site: string;
  items: WordpressItem[];
  /** Display names by login. */
  authors: ReadonlyMap<string, string>;
}

const fields: Readonly<Record<string, keyof WordpressItem>> = {
  title: 'title',
  link: 'link',
  'dc:creator': 'author',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_date': 'date',
  'wp:post_name': 'slug',
  'wp:post_type': 'type',
  'wp:status': 'status',
  'wp:attachment_url': 'attachmentUrl',
};

/** XML forbids these characters; WordPress exports them. */
// oxlint-disable-next-line no-control-regex -- They are what is removed.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const PIECE = 1 << 16;

/**
 * Reads a WordPress export. Entities are never loaded from elsewhere.
 * @throws FileRefused for broken XML or another kind of file
 */
export function readWordpress(xml: string): WordpressExport {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({
    xmlns: false,
    position: true,
  });
  const items: WordpressItem[] = [];
  const authors = new Map<string, string>();
  const path: string[] = [];
  let site = '';
  let version = '';
  let item: WordpressItem | null = null;
  let category: WordpressItem['categories'][number] | null = null;
  let meta = { key: '', value: '' };
  let author = { login: '', name: '' };
  let text = '';

  parser.on('error', (error) => {
    throw new FileRefused(
      `Tệp XML bị hỏng: ${error.message.replace(/^.*?:\d+:\d+: /, '')}`,
      parser.line,
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    text = '';
    if (name === 'item') item = newItem(parser.line);
    if (name === 'wp:postmeta') meta = { key: '', value: '' };
    if (name === 'wp:author') author = { login: '', name: '' };
    if (item && name === 'category') {
      category = { domain: attributes.domain ?? '', slug: attributes.nicename ?? '', name: '' };
    }
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('cdata', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    const parent = path.at(-1);
    if (name === 'wp:wxr_version') version = text;
    if (name === 'wp:base_blog_url' || (name === 'wp:base_site_url' && site === ''))
      site = text.trim();
    if (name === 'wp:author_login') author.login = text;
    if (name === 'wp:author_display_name') author.name = text;
    if (name === 'wp:author') authors.set(author.login, author.name);
    if (name === 'wp:meta_key') meta.key = text;
    if (name === 'wp:meta_value') meta.value = text;
    if (item === null) return;
    if (name === 'item') {
      items.push(item);
      item = null;
      return;
    }
    if (name === 'wp:postmeta' && meta.key === '_thumbnail_id') item.thumbnailId = meta.value;
    if (name === 'category' && category) {
      item.categories.push({ ...category, name: text.trim() });
      category = null;
    }
    const field = parent === 'item' ? fields[name] : undefined;
    if (field) Object.assign(item, { [field]: text });
  });

  const clean = xml.replace(FORBIDDEN, ' ');
  for (let from = 0; from < clean.length; from += PIECE) {
    parser.write(clean.slice(from, from + PIECE));
  }
  parser.close();
  if (version === '') {
    throw new FileRefused(
      'Đây không phải tệp xuất của WordPress (Công cụ → Xuất ra → Tất cả nội dung).',
    );
  }
  return { site, items, authors };
}

const newItem = (line: number): WordpressItem => ({
  line,
  id: '',
  type: '',
  title: '',
  link: '',
  author: '',
  content: '',
  excerpt: '',
  date: '',
  slug: '',
  status: '',
  categories: [],
  attachmentUrl: '',
  thumbnailId: '',
});
