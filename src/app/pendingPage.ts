let pending: string | undefined;

/** Records the router's pending address, or none once it has arrived. */
export const setPendingPage = (href: string | undefined): void => {
  pending = href;
};

export const pendingPage = (): string | undefined => pending;
