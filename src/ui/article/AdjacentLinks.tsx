import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Icon } from '../Icon';
import { media, theme } from '../theme';

/**
 * The records before and after one in its list; undefined at the ends or if it is not in the list.
 */
export function adjacentTo<Entry extends { documentId: string }>(
  entries: readonly Entry[],
  documentId: string,
): { previous?: Entry; next?: Entry } {
  const index = entries.findIndex((entry) => entry.documentId === documentId);
  if (index === -1) return {};
  return { previous: entries[index - 1], next: entries[index + 1] };
}

const Pair = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[8]};
  max-width: ${theme.measure};
  border-top: 2px solid ${theme.color.lineStrong};
  padding-top: ${theme.space[4]};

  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.print} {
    display: none;
  }
`;

const StyledLink = styled(Link)<{ $end: boolean }>`
  display: block;
  color: ${theme.color.ink};
  text-decoration: none;

  ${media.up('sm')} {
    grid-column: ${({ $end }) => ($end ? 2 : 1)};
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }
`;

const Hint = styled.span<{ $end: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  gap: ${theme.space[2]};
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};

  ${media.down('sm')} {
    justify-content: flex-start;
  }
`;

const Title = styled.span`
  display: block;
  font-family: ${theme.font.serif};
  font-weight: ${theme.weight.strong};
  line-height: 1.4;
  text-wrap: balance;
`;

type AdjacentPage = { label: string; to: string; hint: string };

type AdjacentLinksProps = { label: string; previous?: AdjacentPage; next?: AdjacentPage };

export const AdjacentLinks = ({ label, previous, next }: AdjacentLinksProps) =>
  previous || next ? (
    <Pair aria-label={label}>
      {previous ? (
        <StyledLink to={previous.to} rel="prev" $end={false}>
          <Hint $end={false}>
            <Icon name="arrow-left" />
            {previous.hint}
          </Hint>
          <Title>{keepTitleTermsTogether(previous.label)}</Title>
        </StyledLink>
      ) : null}
      {next ? (
        <StyledLink to={next.to} rel="next" $end>
          <Hint $end>
            {next.hint}
            <Icon name="arrow-right" />
          </Hint>
          <Title>{keepTitleTermsTogether(next.label)}</Title>
        </StyledLink>
      ) : null}
    </Pair>
  ) : null;
