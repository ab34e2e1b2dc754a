import { slugOf } from '@iia/shared/foldText';
import { isDay } from 'rest-contract/rules';
import { cleanPhrase } from 'rest-contract/rules';
import type { ImportNote } from '../../generated/types';
import type { MoveOptions } from '../moves/Move';
import { newsPath } from './newsPath';
import { oldPathOf } from '../redirects/paths';
import type { ContentDraft } from './ContentDraft';
import { htmlToBlocks, textOfHtml } from './htmlToBlocks';
import type { WordpressExport, WordpressItem } from './readWordpress';

const NEWS = 'api::news-post.news-post';
const limits = { title: 200, slug: 200, summary: 600, author: 120, category: 120 } as const;
/** Length of a summary that is derived from the text. */
const SUMMARY_LENGTH = 300;

/** Published at once, or stored as drafts for editors. */
const statuses: Readonly<Record<string, boolean>> = {
  publish: true,
  draft: false,
  pending: false,
  future: false,
};

/** The posts of a WordPress export as news. Pages, attachments and other types are not among them. */
export function draftPosts(
  { site, items, authors }: WordpressExport,
  { category }: Pick<MoveOptions, 'category'>,
): ContentDraft[] {
  const attachments = new Map(items.map((item) => [item.id, item]));
  const posts = items.filter(({ type }) => type === 'post');
  const drafts = posts.map((item) => draftPost(item, { site, authors, attachments, category }));
  refuseRepeatedSlugs(drafts);
  const links = linksOf(drafts);
  return drafts.map((draft, index) => withBody(draft, posts[index]?.content ?? '', site, links));
}

interface Context {
  site: string;
  authors: ReadonlyMap<string, string>;
  attachments: ReadonlyMap<string, WordpressItem>;
  category: string | null;
}

function draftPost(item: WordpressItem, context: Context): ContentDraft {
  const problems: ImportNote[] = [];
  const refuse = (column: string, message: string) => problems.push({ column, message });
  const title = cleanPhrase(textOfHtml(item.title));
  if (title === '') refuse('title', 'Bài không có tiêu đề.');
  if (title.length > limits.title) refuse('title', `Tiêu đề dài quá ${limits.title} ký tự.`);
  const slug = slugOf(decoded(item.slug) || title).slice(0, limits.slug);
  if (slug === '')
    refuse('wp:post_name', 'Không có đường dẫn, và tiêu đề không tạo được đường dẫn.');
  const day = item.date.slice(0, 10);
  if (!isDay(day)) refuse('wp:post_date', 'Bài không có ngày đăng.');
  const published = statuses[item.status];
  if (published === undefined) {
    refuse(
      'wp:status',
      `Trạng thái “${item.status}” không được chuyển: chỉ bài đã đăng và bản nháp.`,
    );
  }
  const category = categoryOf(item, context.category);
  if (category === null) {
    refuse('category', 'Bài không có chuyên mục: thêm --category=<đường dẫn của chuyên mục>.');
  }
  const text = textOfHtml(item.excerpt) || textOfHtml(item.content);
  if (text === '') refuse('content:encoded', 'Bài không có nội dung lẫn tóm tắt.');
  const thumbnail = context.attachments.get(item.thumbnailId);
  const author = context.authors.get(item.author) || item.author;
  return {
    line: item.line,
    uid: NEWS,
    source: 'wordpress',
    externalId: item.id,
    title,
    slug,
    values: {
      title,
      slug,
      summary: shorten(text, item.excerpt.trim() === '' ? SUMMARY_LENGTH : limits.summary),
      publishedOn: day,
      author: cleanPhrase(author).slice(0, limits.author) || null,
      tags: item.categories.filter(({ domain }) => domain === 'post_tag').map(({ name }) => name),
    },
    media: thumbnail?.attachmentUrl
      ? { cover: { url: thumbnail.attachmentUrl, alternativeText: textOfHtml(thumbnail.title) } }
      : {},
    published: published ?? false,
    category,
    oldPath: published ? oldPathOf(item.link, context.site) : null,
    notes: [],
    problems,
  };
}

function categoryOf(
  { categories }: WordpressItem,
  fallback: string | null,
): ContentDraft['category'] {
  const own = categories.find(
    ({ domain, name }) => domain === 'category' && !/^(uncategorized|chưa phân loại)$/i.test(name),
  );
  if (own) {
    const name = cleanPhrase(textOfHtml(own.name)).slice(0, limits.category);
    const slug = slugOf(decoded(own.slug) || name).slice(0, limits.category);
    if (name !== '' && slug !== '') return { slug, name };
  }
  return fallback === null ? null : { slug: fallback, name: '' };
}

function refuseRepeatedSlugs(drafts: readonly ContentDraft[]): void {
  const lines = new Map<string, number>();
  for (const draft of drafts) {
    const first = lines.get(draft.slug);
    if (draft.slug === '') continue;
    if (first === undefined) lines.set(draft.slug, draft.line);
    else {
      draft.problems.push({
        column: 'wp:post_name',
        message: `Đường dẫn “${draft.slug}” trùng với bài ở dòng ${first}.`,
      });
    }
  }
}

/** New paths of the posts by their old ones. */
const linksOf = (drafts: readonly ContentDraft[]): ReadonlyMap<string, string> =>
  new Map(
    drafts.flatMap(({ oldPath, category, slug }) =>
      oldPath === null || category === null ? [] : [[oldPath, newsPath(category.slug, slug)]],
    ),
  );

function withBody(
  draft: ContentDraft,
  content: string,
  site: string,
  links: ReadonlyMap<string, string>,
): ContentDraft {
  const { blocks, losses } = htmlToBlocks(content, {
    // The block editor writes paragraphs itself.
    breaks: !content.includes('<!-- wp:'),
    linkTo: (url) => {
      const path = oldPathOf(url, site);
      return (path !== null && links.get(path)) || absolute(url, site);
    },
  });
  const notes = [...draft.notes];
  if (losses.length > 0)
    notes.push({ column: 'content:encoded', message: `Đã bỏ hoặc đổi: ${losses.join(', ')}.` });
  return { ...draft, values: { ...draft.values, body: blocks }, notes };
}

/** Local links of the old site that do not lead to posts become absolute links to it. */
function absolute(url: string, site: string): string {
  if (!url.startsWith('/') || !URL.canParse(site)) return url;
  return new URL(url, site).href;
}

/** Unchanged if it cannot be decoded, e.g. `100%`. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Cut after a word. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > length / 2 ? end : undefined)}…`;
}
