import { ApolloProvider } from '@apollo/client/react';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createStaticHandler } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PartCache } from '../../src/app/performance/PartCache';
import { CachedPart, PartCacheContext } from '../../src/app/performance/CachedPart';
import { Shell } from '../../src/app/shell/Shell';
import { CompanyInformationDocument } from '../../src/data/generated/operations/app/shell/CompanyInformation';
import { fillHostClient, hostClient } from '../../src/data/host/hostClient';
import { routePatterns } from '@iia/shared/routePatterns';

const page = (parts: PartCache, by: unknown, text: string): string =>
  parts.fill(
    renderToString(
      <PartCacheContext value={parts.find}>
        <main>
          <CachedPart name="part" cacheKey={by}>
            <p>{text}</p>
          </CachedPart>
          {text}
        </main>
      </PartCacheContext>,
    ),
  );

describe('a cached part of the shell', () => {
  it('renders with the first page, and is reused unchanged by the next', () => {
    const parts = new PartCache();
    expect(page(parts, ['a'], 'one')).toBe('<main><p>one</p>one</main>');
    expect(page(parts, ['a'], 'two')).toBe('<main><p>one</p>two</main>');
  });

  it('renders separately for pages with other dependencies', () => {
    const parts = new PartCache();
    page(parts, { name: 'a' }, 'one');
    expect(page(parts, { name: 'b' }, 'two')).toBe('<main><p>two</p>two</main>');
    expect(page(parts, { name: 'a' }, 'three')).toBe('<main><p>one</p>three</main>');
  });

  it('accepts any text, and text cannot imitate a part', () => {
    const parts = new PartCache();
    const text = '<cached-part number="1">$& $1</cached-part>';
    const shown = page(parts, 'a', text);
    expect(shown).toContain('&lt;cached-part');
    expect(page(parts, 'a', text)).toBe(shown);
  });

  it('renders again after it was evicted', () => {
    const parts = new PartCache();
    for (let by = 0; by < 500; by += 1) {
      expect(page(parts, by, `text ${by}`)).toBe(`<main><p>text ${by}</p>text ${by}</main>`);
    }
    expect(page(parts, 499, 'next')).toMatch(/<p>(?:text 499|next)<\/p>next/);
  });

  it('renders without a cache too', () => {
    const alone = renderToString(
      <CachedPart name="part" cacheKey={null}>
        <p>one</p>
      </CachedPart>,
    );
    expect(alone).toBe('<p>one</p>');
  });
});

const company = {
  __typename: 'CompanyInformation',
  documentId: 'c',
  address: 'Hà Nội',
  hotline: '0900',
  email: 'a@b.vn',
  taxCode: '01',
  socials: [],
};

const addresses = Object.values(routePatterns).map((pattern) => pattern.replace(/:\w+/g, 'mot'));
const pages = [...new Set([...addresses, ...addresses.map((at) => `${at}/x?tim=y`)])];

async function shellAt(at: string, parts: PartCache | null): Promise<string> {
  const routes = [{ id: 'root', path: '*', Component: () => <Shell>{null}</Shell> }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = (await query(new Request(`http://host.invalid${at}`))) as StaticHandlerContext;
  const markup = renderToString(
    <ApolloProvider client={hostClient}>
      <PartCacheContext value={parts?.find ?? null}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PartCacheContext>
    </ApolloProvider>,
  );
  return parts?.fill(markup) ?? markup;
}

const fill = (name: string | null) =>
  fillHostClient(
    name === null
      ? []
      : [
          {
            query: CompanyInformationDocument,
            variables: {},
            data: { companyInformation: { ...company, name } },
          },
        ],
  );

describe('the shell with cached parts', () => {
  it('equals at each URL the shell rendered without them', async () => {
    const parts = new PartCache();
    for (const name of ['Viện', null]) {
      for (const at of pages) {
        fill(name);
        const alone = await shellAt(at, null);
        for (const round of [1, 2]) {
          fill(name);
          expect(await shellAt(at, parts), `${at}, round ${round}`).toBe(alone);
        }
      }
    }
  }, 60_000);
});
