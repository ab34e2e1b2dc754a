import { styled } from 'styled-components';
import type { CoManagerEntry_personFragment } from '@/data/generated/operations/features/institute/people';
import type { HomePageQuery } from '@/data/generated/operations/pages/home';
import { groupPaths } from '@/features/institute/people/CoManagerList';
import { PictureFigure } from '@/ui/PictureFigure';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[12]};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 2px solid ${theme.color.lineStrong};
`;

const Person = styled.li`
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};

  a {
    display: block;
    font-family: ${theme.font.serif};
    font-size: ${theme.size.lg};
    font-weight: ${theme.weight.strong};
    line-height: 1.35;
    color: ${theme.color.ink};
  }
`;

type HomePeopleProps = {
  people: readonly CoManagerEntry_personFragment[];
  picture: NonNullable<HomePageQuery['homePage']>['peoplePicture'];
};

/** Names and positions beside a picture, like the board's page of an annual report. */
export const HomePeople = ({ people, picture }: HomePeopleProps) => (
  <Columns>
    {picture ? (
      <PictureFigure image={picture} sizes="(min-width: 60em) 56vw, 100vw" ratio="8 / 5" />
    ) : null}
    <List>
      {people.map(({ documentId, name, position, slug, group }) => (
        <Person key={documentId}>
          <TextLink to={groupPaths[group].detail(slug)} quiet>
            {name}
          </TextLink>
          {position}
        </Person>
      ))}
    </List>
  </Columns>
);
