import { Fragment } from 'react';
import { paths } from '@/lib/paths';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { names, newTab } from './legalPages';

type LegalNoteProps = {
  /** What one does by pressing the button: `Khi đặt hàng`. */
  act: string;
  pages: readonly ('terms' | 'privacy' | 'refunds')[];
};

/** What is agreed to by pressing a button. The pages open beside the form, so that nothing typed is lost. */
export const LegalNote = ({ act, pages }: LegalNoteProps) => (
  <Text size="sm" tone="muted">
    {act}, Quý khách đồng ý với
    {pages.map((page, index) => (
      <Fragment key={page}>
        {index === 0 ? ' ' : index === pages.length - 1 ? ' và ' : ', '}
        <TextLink to={paths[page]()} target="_blank">
          {names[page]}
          <VisuallyHidden> ({newTab})</VisuallyHidden>
        </TextLink>
      </Fragment>
    ))}
    .
  </Text>
);
