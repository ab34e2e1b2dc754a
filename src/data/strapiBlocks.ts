/** Strapi's rich text as received; `src/ui/rich-text/blocks.ts` reads its nodes. */
export type StrapiBlocks = readonly unknown[];
