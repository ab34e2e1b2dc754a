import { useAPIErrorHandler, useNotification, type FetchError } from '@strapi/strapi/admin';

/** Does something on the server, and tells how it went; gives whether it did. */
export function usePanelAction(): (work: () => Promise<unknown>, done: string) => Promise<boolean> {
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  return async (work, done) => {
    try {
      await work();
      toggleNotification({ type: 'success', message: done });
      return true;
    } catch (error) {
      toggleNotification({ type: 'danger', message: formatAPIError(error as FetchError) });
      return false;
    }
  };
}
