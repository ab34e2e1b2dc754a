import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Wraps text in a separate element without a box. React can then replace the text even after a browser has translated the page. */
export const TranslatableText = styled.div`
  display: contents;
`;

/** An amount, a code such as `DH26A7K3Q` or `CPE-2026-0001`, or the digits of an account. */
const exactPart = /(−?\d[\d.]*\u00a0₫|\b[A-Z]{2,}-?\d[\dA-Z-]*|\b\d{6,}\b)/;

/**
 * Excludes amounts, codes and account numbers from browser translation. The element is replaced as a whole when the
 * text changes, because a translated page would not show the new text otherwise.
 */
export const NoTranslateText = ({ children }: { children: string }) => (
  <span key={children}>
    {children.split(exactPart).map((part, index) => {
      const key = `${index} ${part}`;
      return index % 2 === 1 ? (
        <span key={key} translate="no">
          {part}
        </span>
      ) : (
        <Fragment key={key}>{part}</Fragment>
      );
    })}
  </span>
);
