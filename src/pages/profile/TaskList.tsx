import { styled } from 'styled-components';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';
import { tabularNumberStyles } from '@/ui/sharedStyles';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { Task } from './tasks';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 2px solid ${theme.color.lineStrong};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[6]};
  padding-block: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line};

  ${media.up('sm')} {
    grid-template-columns: minmax(0, 1fr) 9.5rem;
    align-items: center;
  }

  ${media.up('md')} {
    grid-template-columns: 10.5rem minmax(0, 1fr) 9.5rem;
  }
`;

const When = styled.p<{ $urgent: boolean }>`
  display: flex;
  gap: ${theme.space[2]};
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${({ $urgent }) => ($urgent ? theme.color.error : theme.color.muted)};
  font-weight: ${({ $urgent }) => ($urgent ? theme.weight.strong : theme.weight.regular)};
  ${tabularNumberStyles}

  svg {
    flex: none;
    margin-top: 0.2em;
  }

  ${media.up('sm')} {
    grid-column: 1 / -1;
  }

  ${media.up('md')} {
    grid-column: auto;
  }
`;

const Title = styled.p`
  margin: 0;
  font-family: ${theme.font.serif};
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.strong};
  line-height: 1.35;
`;

const Detail = styled.p`
  margin: ${theme.space[1]} 0 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

const Action = styled.div`
  margin-top: ${theme.space[2]};

  ${media.up('sm')} {
    margin-top: 0;
  }
`;

/** The tasks with their steps; the first is the main one. */
export const TaskList = ({ tasks, label }: { tasks: readonly Task[]; label: string }) => (
  <List aria-label={label}>
    {tasks.map(({ id, when, urgent, title, detail, action }, index) => (
      <Row key={id}>
        <When $urgent={urgent}>
          {urgent ? <Icon name="clock" /> : null}
          <span>{when}</span>
        </When>
        <div>
          <Title>{keepTitleTermsTogether(title)}</Title>
          {detail ? <Detail>{detail}</Detail> : null}
        </div>
        <Action>
          <ButtonLink wide variant={index === 0 ? 'primary' : 'secondary'} to={action.to}>
            {action.label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        </Action>
      </Row>
    ))}
  </List>
);
