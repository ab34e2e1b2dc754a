import type { LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext } from '@/data/apolloContext';
import { CompanyInformationDocument } from '@/data/generated/operations/CompanyInformation';

/** Asks for the footer's facts. A footer without them is no reason to withhold a page. */
export async function loadShell({ context }: LoaderFunctionArgs): Promise<null> {
  try {
    await context.get(apolloContext).query({ query: CompanyInformationDocument });
  } catch {
    return null;
  }
  return null;
}
