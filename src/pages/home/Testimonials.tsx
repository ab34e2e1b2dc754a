import { styled } from 'styled-components';
import type { HomePageQuery } from '@/data/generated/operations/pages/home';
import { Picture } from '@/ui/Picture';
import { media, theme } from '@/ui/theme';

const List = styled.div`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[16]};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Figure = styled.figure`
  margin: 0;
  padding-top: ${theme.space[5]};
  border-top: 3px solid ${theme.color.accent};

  blockquote {
    margin: 0;
    font-family: ${theme.font.serif};
    font-size: ${theme.size.xl};
    line-height: 1.45;
    quotes: '“' '”';

    &::before {
      content: open-quote;
    }

    &::after {
      content: close-quote;
    }
  }

  &:not(:first-child) blockquote {
    font-size: ${theme.size.lg};
  }
`;

const Speaker = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};

  strong {
    display: block;
    color: ${theme.color.ink};
  }
`;

const Photo = styled.span`
  flex: none;
  width: 3.5rem;
`;

type TestimonialsProps = {
  testimonials: NonNullable<HomePageQuery['homePage']>['testimonials'];
};

/** Words of members who agreed to be named; the first is the largest. */
export const Testimonials = ({ testimonials }: TestimonialsProps) => (
  <List>
    {testimonials.map(({ quote, name, role, photo }, index) => (
      <Figure key={index}>
        <blockquote>{quote}</blockquote>
        <Speaker>
          {photo ? (
            <Photo>
              <Picture image={photo} sizes="3.5rem" ratio="1" decoration />
            </Photo>
          ) : null}
          <span>
            <strong>{name}</strong>
            {role}
          </span>
        </Speaker>
      </Figure>
    ))}
  </List>
);
