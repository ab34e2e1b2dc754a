let pending: string | undefined;

/** Records the URL that the router is navigating to, or null once it has arrived. */
export const setPendingPage = (href: string | undefined): void => {
  pending = href;
};

export const pendingPage = (): string | undefined => pending;
