import { styled } from 'styled-components';
import type { ContentsEntry } from '../rich-text/headings';
import { media, theme } from '../theme';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.45;
`;

const StyledLink = styled.a`
  display: block;
  padding: ${theme.space[2]} 0 ${theme.space[2]} ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.line};
  color: ${theme.color.muted};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }

  &[aria-current] {
    border-inline-start-color: ${theme.color.accent};
    color: ${theme.color.ink};
  }
`;

type ContentsListProps = {
  contents: readonly ContentsEntry[];
  current?: string | null;
};

export const ContentsList = ({ contents, current }: ContentsListProps) => (
  <List>
    {contents.map(({ id, label }) => (
      <li key={id}>
        <StyledLink href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {label}
        </StyledLink>
      </li>
    ))}
  </List>
);
