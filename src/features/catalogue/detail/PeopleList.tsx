import { styled } from 'styled-components';
import { usePreviewField } from '@/ui/previewField';
import { Icon } from '@/ui/Icon';
import { Picture, type PictureImage } from '@/ui/Picture';
import { Portrait } from '@/ui/portrait/Portrait';
import { media, theme } from '@/ui/theme';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${theme.color.line};
`;

const Person = styled.li`
  border-bottom: 1px solid ${theme.color.line};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) 1.25rem;
  gap: ${theme.space[4]};
  align-items: center;
  padding-block: ${theme.space[3]};
`;

const Summary = styled.summary`
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  [open] > & svg:last-child {
    transform: rotate(180deg);
  }

  ${media.hover} {
    &:hover strong {
      color: ${theme.color.primary};
    }
  }
`;

const Name = styled.strong`
  display: block;
`;

const Title = styled.span`
  display: block;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

const Biography = styled.p`
  max-width: ${theme.measure};
  margin: 0;
  padding: 0 0 ${theme.space[4]} calc(3.5rem + ${theme.space[4]});
  font-size: ${theme.size.sm};
  line-height: 1.65;
`;

type PersonFacts = {
  name: string;
  title: string | null;
  biography: string | null;
  photo: PictureImage | null;
};

const Facts = ({ name, title, photo }: Omit<PersonFacts, 'biography'>) => (
  <>
    {photo ? (
      <Picture image={photo} sizes="3.5rem" ratio="1" decoration />
    ) : (
      <Portrait seed={name} name={name} />
    )}
    <span>
      <Name>{name}</Name>
      {title ? <Title>{title}</Title> : null}
    </span>
  </>
);

type PeopleListProps = {
  people: readonly PersonFacts[];
  /** The record's field, for click-to-edit. */
  field: 'instructors' | 'speakers';
};

/** Instructors or speakers, each with an expandable biography. */
export const PeopleList = ({ people, field }: PeopleListProps) => {
  const mark = usePreviewField();
  return (
    <List>
      {people.map(({ name, title, biography, photo }, index) => (
        <Person key={index} {...mark(`${field}.${index}`)}>
          {biography ? (
            <details>
              <Summary>
                <Head>
                  <Facts name={name} title={title} photo={photo} />
                  <Icon name="caret-down" />
                </Head>
              </Summary>
              <Biography>{biography}</Biography>
            </details>
          ) : (
            <Head>
              <Facts name={name} title={title} photo={photo} />
            </Head>
          )}
        </Person>
      ))}
    </List>
  );
};
