import { styled } from 'styled-components';
import { texts } from './texts';

/** Wraps anywhere, because bank descriptions contain long unbroken strings. */
const Words = styled.span`
  display: block;
  min-width: 12rem;
  overflow-wrap: anywhere;
`;

export const descriptionColumn = {
  id: 'description',
  label: texts.columns.description,
  cell: ({ description }: { description: string }) => <Words>{description}</Words>,
};

export const referenceColumn = {
  id: 'reference',
  label: texts.columns.reference,
  cell: ({ reference }: { reference: string | null }) => reference ?? texts.noReference,
};
