import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CoManagerEntry_personFragment } from '@/data/generated/operations/features/institute/people';
import type { CoManagerGroup } from '@/data/generated/types';
import { paths } from '@/lib/paths';
import { media, theme } from '@/ui/theme';
import { coveringLinkStyles } from '@/ui/sharedStyles';
import { CoManagerPicture } from './CoManagerPicture';

export const groupPaths = {
  department: { list: paths.departments, detail: paths.department },
  board: { list: paths.board, detail: paths.boardMember },
  'founding-council': { list: paths.foundingCouncil, detail: paths.foundingMember },
} as const satisfies Record<
  CoManagerGroup,
  { list: () => string; detail: (slug: string) => string }
>;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Entry = styled.li<{ $small: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $small }) => ($small ? '4rem' : 'clamp(5.5rem, 20%, 8.5rem)')} minmax(
      0,
      1fr
    );
  align-items: ${({ $small }) => ($small ? 'center' : 'start')};
  gap: ${theme.space[5]};
  padding-block: ${({ $small }) => ($small ? theme.space[4] : theme.space[6])};
  border-top: 1px solid ${theme.color.line};
`;

const Name = styled(Link)<{ $small: boolean }>`
  ${coveringLinkStyles}
  display: block;
  font-size: ${({ $small }) => ($small ? theme.size.md : theme.size.xl)};
  line-height: 1.3;
`;

const Position = styled.p`
  margin: ${theme.space[1]} 0 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

type CoManagerListProps = {
  people: readonly CoManagerEntry_personFragment[];
  /** For use as part of another page. */
  small?: boolean;
};

export const CoManagerList = ({ people, small = false }: CoManagerListProps) => (
  <List>
    {people.map((person) => (
      <Entry key={person.documentId} $small={small}>
        <CoManagerPicture person={person} />
        <div>
          <Name to={groupPaths[person.group].detail(person.slug)} $small={small}>
            {person.name}
          </Name>
          <Position>{person.position}</Position>
        </div>
      </Entry>
    ))}
  </List>
);
