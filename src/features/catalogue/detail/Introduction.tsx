import { useFieldMark } from '@/ui/fieldMark';
import { RichText } from '@/ui/RichText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from '../texts';

/** What editors wrote. Its own headings show; the one that puts them into the page's outline is read aloud only. */
export const Introduction = ({ blocks }: { blocks: unknown }) => {
  const mark = useFieldMark();
  return blocks ? (
    <section {...mark('body')}>
      <VisuallyHidden as="h2">{texts.sections.introduction}</VisuallyHidden>
      <RichText blocks={blocks} />
    </section>
  ) : null;
};
