import { usePreviewField } from '@/ui/previewField';
import { RichText } from '@/ui/RichText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from '../texts';

/** The editors' text, under a visually hidden heading that keeps the page's outline complete. */
export const Introduction = ({ blocks }: { blocks: unknown }) => {
  const mark = usePreviewField();
  return blocks ? (
    <section {...mark('body')}>
      <VisuallyHidden as="h2">{texts.sections.introduction}</VisuallyHidden>
      <RichText blocks={blocks} />
    </section>
  ) : null;
};
