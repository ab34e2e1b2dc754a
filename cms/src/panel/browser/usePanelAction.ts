import { useAPIErrorHandler, useNotification, type FetchError } from '@strapi/strapi/admin';

/** Runs an action on the server and notifies about the result. @returns whether it succeeded */
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
