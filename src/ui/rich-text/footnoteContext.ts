import { createContext } from 'react';

/** The notes of the text around, and what stands before their ids. */
export const FootnoteContext = createContext<{
  numbers: ReadonlyMap<string, number>;
  idPrefix: string;
}>({ numbers: new Map(), idPrefix: '' });

/** The ids between which a reference and its note lead. */
export const footnoteIds = (idPrefix: string, number: number) => ({
  note: `${idPrefix}ghi-chu-${number}`,
  reference: `${idPrefix}ghi-chu-${number}-trong-bai`,
});
