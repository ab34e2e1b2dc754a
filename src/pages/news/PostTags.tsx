import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { texts } from '@/features/news/texts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};

  a {
    display: inline-block;
    padding-block: ${theme.space[1]};
  }

  ${media.print} {
    display: none;
  }
`;

/** A post's tags, each linking to a search for it. */
export const PostTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 ? (
    <List aria-label={texts.post.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <TextLink to={paths.newsSearch(tag)}>#{tag}</TextLink>
        </li>
      ))}
    </List>
  ) : null;
