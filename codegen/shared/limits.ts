/** What the server takes at most, and what the browser therefore does not ask for. */
export const limits = {
  /** Lines of a cart or an order, and copies or places of one; `QuoteInput` and `OrderItemInput` say the same. */
  cartLines: 50,
  lineQuantity: 100,
  /** Entries of one page of a list. */
  pageSize: 100,
  /** Letters of a search. */
  searchLength: 100,
  /** Of the register of certificates: letters of a number and of a name, and answers. */
  certificateNumberLength: 40,
  holderNameLength: 100,
  certificatesFound: 50,
} as const;
