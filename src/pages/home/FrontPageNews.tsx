import { styled } from 'styled-components';
import type { NewsEntry_postFragment } from '@/data/generated/operations/features/news/entries/NewsEntry_post';
import { media, theme } from '@/ui/theme';
import { FrontPageStory } from './FrontPageStory';

const Columns = styled.div`
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${theme.space[12]};
  }
`;

type FrontPageNewsProps = { stories: readonly NewsEntry_postFragment[] };

/** The news as a front page: the first with its picture, the others beside it. */
export const FrontPageNews = ({ stories: [first, ...others] }: FrontPageNewsProps) => (
  <Columns>
    {first ? <FrontPageStory story={first} leading /> : null}
    <div>
      {others.map((story) => (
        <FrontPageStory key={story.documentId} story={story} />
      ))}
    </div>
  </Columns>
);
