let pending: string | undefined;

/** Notes the address that the router is on its way to; none where it has arrived. */
export const setPendingPage = (href: string | undefined): void => {
  pending = href;
};

/** The address that the router is on its way to. */
export const pendingPage = (): string | undefined => pending;
