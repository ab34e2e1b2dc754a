import { useFieldMark } from '@/ui/fieldMark';
import { RichText } from '@/ui/RichText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from '../texts';

/** The editors' text, under a visually hidden heading that keeps the page's outline complete. */
export const Introduction = ({ blocks }: { blocks: unknown }) => {
  const mark = useFieldMark();
  return blocks ? (
    <section {...mark('body')}>
      <VisuallyHidden as="h2">{texts.sections.introduction}</VisuallyHidden>
      <RichText blocks={blocks} />
    </section>
  ) : null;
};
