import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from '../Breadcrumbs';
import { SiteOriginContext } from '../siteOrigin';
import { articleData } from './articleData';
import { JsonLd, jsonForScript } from './JsonLd';

describe('the JSON-LD block', () => {
  it('escapes everything an editor wrote', () => {
    const data = { name: '</script><script>alert(1)</script><!-- & \u2028' };
    const json = jsonForScript(data);
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)).toEqual(data);
  });

  it('renders on the host only, not in the browser', () => {
    const html = renderToString(<JsonLd data={{ name: 'A' }} />);
    expect(html).toBe('<script type="application/ld+json">{"name":"A"}</script>');
    const { container } = render(<JsonLd data={{ name: 'A' }} />);
    expect(container.querySelector('script')).toBeNull();
  });
});

it('lists the breadcrumbs with absolute URLs', () => {
  const html = renderToString(
    <MemoryRouter>
      <SiteOriginContext value="https://iia.example">
        <Breadcrumbs items={[{ label: 'Khoá học', to: '/khoa-hoc' }, { label: 'Luyện thi' }]} />
      </SiteOriginContext>
    </MemoryRouter>,
  );
  const [, json = ''] = /<script[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Khoá học', item: 'https://iia.example/khoa-hoc' },
      { position: 2, name: 'Luyện thi' },
    ],
  });
});

describe('an article', () => {
  const about = { kind: 'NewsArticle' as const, title: 'Tin', summary: 'Tóm tắt.', path: '/tin' };

  it.each([
    ['Ban Đào tạo', { '@type': 'Organization', name: 'Ban Đào tạo' }],
    ['Bùi Đức Anh', { '@type': 'Person', name: 'Bùi Đức Anh' }],
    [null, { '@type': 'Organization', name: 'Viện Kiểm toán nội bộ Việt Nam' }],
  ])('sets the author for %s', (author, expected) =>
    expect(articleData({ ...about, author }, 'https://iia.example')).toMatchObject({
      author: expected,
      image: 'https://iia.example/og/tin.png',
    }),
  );
});
