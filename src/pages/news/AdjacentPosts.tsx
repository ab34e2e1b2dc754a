import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { NewsEntry_postFragment } from '@/data/generated/operations/features/news/entries/NewsEntry_post';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { media, theme } from '@/ui/theme';
import { texts } from '@/features/news/texts';

const Nav = styled.nav`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[12]};
  border-block: 1px solid ${theme.color.lineStrong};
  padding-block: ${theme.space[5]};

  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.print} {
    display: none;
  }
`;

const NeighbourLink = styled(Link)<{ $end: boolean }>`
  display: block;
  min-height: ${theme.tap};
  color: ${theme.color.ink};
  font-family: ${theme.font.serif};
  line-height: 1.4;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }

  ${media.up('sm')} {
    grid-column: ${({ $end }) => ($end ? 2 : 1)};
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  }
`;

const Label = styled.span`
  display: block;
  font-family: ${theme.font.sans};
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

type AdjacentPostsProps = {
  older: NewsEntry_postFragment | undefined;
  newer: NewsEntry_postFragment | undefined;
};

export const AdjacentPosts = ({ older, newer }: AdjacentPostsProps) =>
  older || newer ? (
    <Nav aria-label={texts.post.neighbours}>
      {older ? <Neighbour post={older} label={texts.post.older} rel="prev" /> : null}
      {newer ? <Neighbour post={newer} label={texts.post.newer} rel="next" /> : null}
    </Nav>
  ) : null;

type NeighbourProps = { post: NewsEntry_postFragment; label: string; rel: 'prev' | 'next' };

const Neighbour = ({ post, label, rel }: NeighbourProps) => (
  <NeighbourLink
    to={paths.newsPost({ category: post.category.slug, slug: post.slug })}
    rel={rel}
    $end={rel === 'next'}
  >
    <Label>{label}</Label>
    <span>{keepTitleTermsTogether(post.title)}</span>
  </NeighbourLink>
);
