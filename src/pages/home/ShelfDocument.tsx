import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DocumentEntry_documentFragment } from '@/data/generated/operations/features/catalogue/entries/DocumentEntry_document';
import { ItemCover } from '@/ui/cover/ItemCover';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { formatMoney } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { media, theme } from '@/ui/theme';

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  column-gap: ${theme.space[5]};
  padding-block: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line};

  ${media.up('md')} {
    display: block;
    padding-block: ${theme.space[6]} 0;
    border-bottom: 0;
  }
`;

const Title = styled(Link)`
  display: block;
  color: ${theme.color.ink};
  font-family: ${theme.font.serif};
  font-size: ${theme.size.md};
  font-weight: ${theme.weight.strong};
  line-height: 1.35;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }

  ${media.up('md')} {
    margin-top: ${theme.space[4]};
  }
`;

const Note = styled.p`
  margin: ${theme.space[1]} 0 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const ShelfDocument = ({ document }: { document: DocumentEntry_documentFragment }) => (
  <Item>
    <ItemCover
      image={document.cover}
      seed={document.documentId}
      category={document.category.slug}
      sizes="(min-width: 60em) 14rem, 4.5rem"
    />
    <div>
      <Title to={paths.document(document.slug)}>{keepTitleTermsTogether(document.title)}</Title>
      <Note>
        {document.year} · <span translate="no">{formatMoney(document.price)}</span>
      </Note>
    </div>
  </Item>
);
