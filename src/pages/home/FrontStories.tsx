import { styled } from 'styled-components';
import type { NewsEntry_postFragment } from '@/data/generated/fragments/NewsEntry_post';
import { media, theme } from '@/ui/theme';
import { FrontStory } from './FrontStory';

const Columns = styled.div`
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${theme.space[12]};
  }
`;

type FrontStoriesProps = { stories: readonly NewsEntry_postFragment[] };

/** The news as a front page: the first with its picture, the others beside it. */
export const FrontStories = ({ stories: [first, ...others] }: FrontStoriesProps) => (
  <Columns>
    {first ? <FrontStory story={first} leading /> : null}
    <div>
      {others.map((story) => (
        <FrontStory key={story.documentId} story={story} />
      ))}
    </div>
  </Columns>
);
