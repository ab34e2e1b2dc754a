import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDateTime, isoDateTime } from '@iia/shared/dates';
import { texts } from './texts';
import { media, theme } from './theme';
import { VisuallyHidden } from './VisuallyHidden';
import { NoTranslateText } from './translation';

const Row = styled.li<{ $unread: boolean }>`
  position: relative;
  padding: ${theme.space[4]} 0 ${theme.space[4]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
  box-shadow: ${({ $unread }) => ($unread ? `inset 3px 0 0 ${theme.color.accent}` : 'none')};
  line-height: 1.5;
`;

const Title = styled.p<{ $unread: boolean }>`
  margin: 0;
  font-weight: ${({ $unread }) => ($unread ? theme.weight.strong : theme.weight.regular)};
`;

const StyledLink = styled(Link)`
  color: ${theme.color.ink};
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
`;

const MutedText = styled.p`
  margin: ${theme.space[1]} 0 0;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

type NotificationRowProps = {
  title: string;
  body: string;
  /** UTC. */
  at: string;
  unread: boolean;
  to?: string;
  onOpen?: () => void;
};

export const NotificationRow = ({ title, body, at, unread, to, onOpen }: NotificationRowProps) => (
  <Row $unread={unread}>
    <Title $unread={unread}>
      {unread ? <VisuallyHidden>({texts.unread}) </VisuallyHidden> : null}
      <span>
        {to ? (
          <StyledLink to={to} onClick={onOpen}>
            <NoTranslateText>{title}</NoTranslateText>
          </StyledLink>
        ) : (
          <NoTranslateText>{title}</NoTranslateText>
        )}
      </span>
    </Title>
    <MutedText as="div">
      <NoTranslateText>{body}</NoTranslateText>
    </MutedText>
    <MutedText>
      <time dateTime={isoDateTime(at)}>{formatDateTime(at)}</time>
    </MutedText>
  </Row>
);
