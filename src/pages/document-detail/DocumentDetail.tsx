import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DocumentDetailQuery } from '@/data/generated/operations/pages/document-detail';
import { AddToCartBar } from '@/features/cart/AddToCartBar';
import { AddToCart } from '@/features/cart/AddToCart';
import { ItemCover } from '@/ui/cover/ItemCover';
import { detailCoverSizes, DetailShell } from '@/features/catalogue/detail/DetailShell';
import { OrderPanel } from '@/features/catalogue/detail/OrderPanel';
import { Section, Introduction } from '@/features/catalogue/detail/sections';
import { PriceDisplay } from '@/features/catalogue/price/PriceDisplay';
import { listHref } from '@/features/catalogue/search/listSearch';
import { texts } from '@/features/catalogue/texts';
import { OwnedOrOrder, OwnedBar } from '@/features/library/OwnedOrOrder';
import type { Ownership } from '@/features/library/useOwnership';
import { formatCount } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { DefinitionList } from '@/ui/DefinitionList';

import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { media } from '@/ui/theme';

const facts = texts.facts;

const BookCover = styled.div`
  ${media.up('md')} {
    max-width: 12rem;
    margin-inline-start: auto;
  }
`;

type DocumentDetailProps = {
  document: NonNullable<DocumentDetailQuery['document']>;
  related: ReactNode;
  /** Whether the member owns it; nobody owns an unpublished draft. */
  ownership?: Ownership;
};

const notOwned: Ownership = { state: 'none', orderId: null };

export const DocumentDetail = ({
  document,
  related,
  ownership = notOwned,
}: DocumentDetailProps) => {
  const { category, price, memberPrice, sampleFile } = document;
  const ofCategory = listHref(
    paths.documents(),
    { category: category.slug, search: '', sort: '', page: 1 },
    '',
  );
  const item = {
    kind: 'document' as const,
    documentId: document.documentId,
    slug: document.slug,
    title: document.title,
    unitPrice: price,
    single: true,
    cover: category.slug,
  };
  return (
    <DetailShell
      crumbs={[
        { label: texts.home, to: paths.home() },
        { label: texts.document.title, to: paths.documents() },
        { label: category.name, to: ofCategory },
        { label: document.title },
      ]}
      kicker={`${category.name} · ${document.year}`}
      title={document.title}
      lead={document.summary}
      cover={
        <BookCover>
          <ItemCover
            image={document.cover}
            seed={document.documentId}
            category={category.slug}
            sizes={detailCoverSizes}
            eager
          />
        </BookCover>
      }
      panel={
        <OrderPanel
          title={texts.panel.document}
          priceLabel={texts.panel.documentPrice}
          price={price}
          memberPrice={memberPrice}
          note={
            <Text size="xs" tone="muted">
              {texts.panel.delivery}
            </Text>
          }
        >
          <OwnedOrOrder item={item} ownership={ownership}>
            <AddToCart item={item} />
          </OwnedOrOrder>
        </OrderPanel>
      }
      foot={
        <OwnedBar item={item} ownership={ownership}>
          <AddToCartBar item={item}>
            <PriceDisplay price={price} memberPrice={memberPrice} />
          </AddToCartBar>
        </OwnedBar>
      }
      related={related}
    >
      <DefinitionList
        items={[
          { term: facts.author, description: document.author, field: 'author' },
          { term: facts.year, description: document.year, field: 'year' },
          { term: facts.pages, description: formatCount(document.pages), field: 'pages' },
          { term: facts.language, description: document.language, field: 'language' },
          { term: facts.category, description: category.name, field: 'category' },
        ]}
      />
      <Introduction blocks={document.body} />
      {sampleFile ? (
        <Section title={texts.sample.title}>
          <Text>
            <TextLink
              to={sampleFile.url}
              download={sampleFile.name}
              routing={{ reloadDocument: true }}
            >
              {texts.sample.download(sampleSize(sampleFile.size))}
            </TextLink>
          </Text>
        </Section>
      ) : null}
    </DetailShell>
  );
};

const sampleSize = (kilobytes: number | null): string =>
  kilobytes === null ? '' : texts.sample.kilobytes(formatCount(Math.ceil(kilobytes)));
