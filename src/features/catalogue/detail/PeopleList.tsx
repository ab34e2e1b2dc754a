import { styled } from 'styled-components';
import { theme } from '@/ui/theme';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${theme.color.line};
`;

const Person = styled.li`
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};
`;

const Name = styled.span`
  display: block;
  font-weight: ${theme.weight.strong};
`;

const Title = styled.span`
  display: block;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

type PeopleListProps = { people: readonly { name: string; title: string | null }[] };

/** Who teaches or speaks. */
export const PeopleList = ({ people }: PeopleListProps) => (
  <List>
    {people.map(({ name, title }) => (
      <Person key={name}>
        <Name>{name}</Name>
        {title ? <Title>{title}</Title> : null}
      </Person>
    ))}
  </List>
);
