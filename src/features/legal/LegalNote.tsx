import { Fragment } from 'react';
import { paths } from '@/lib/paths';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { names, newTab } from './legalPages';

type LegalNoteProps = {
  /** The action that implies consent: `Khi đặt hàng`. */
  act: string;
  pages: readonly ('terms' | 'privacy' | 'refunds')[];
};

/** The consent note at a button. Its links open in a new tab, so that no input is lost. */
export const LegalNote = ({ act, pages }: LegalNoteProps) => (
  <Text size="sm" tone="muted">
    <span>{`${act}, Quý khách đồng ý với`}</span>
    {pages.map((page, index) => (
      <Fragment key={page}>
        <span>{index === 0 ? ' ' : index === pages.length - 1 ? ' và ' : ', '}</span>
        <TextLink to={paths[page]()} target="_blank">
          {names[page]}
          <VisuallyHidden> ({newTab})</VisuallyHidden>
        </TextLink>
      </Fragment>
    ))}
    <span>.</span>
  </Text>
);
