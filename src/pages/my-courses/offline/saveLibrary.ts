import type { ApolloClient } from '@apollo/client';
import { AttendanceCertificateDownloadDocument } from '@/data/generated/operations/features/attendance/AttendanceCertificateDownload';
import { UserDocumentDownloadDocument } from '@/data/generated/operations/features/library';
import {
  UserBookingDocument,
  UserBookingsDocument,
  UserCourseDocument,
  UserCoursesDocument,
  UserDocumentsDocument,
} from '@/data/generated/operations/pages/my-courses';
import { fetchFile } from '@/data/fetchFile';
import { operationName, rootField } from '@/data/rootField';
import { saveMemberFile } from '@/data/savedFiles';

type DownloadDocument =
  | typeof AttendanceCertificateDownloadDocument
  | typeof UserDocumentDownloadDocument;

type Save = () => Promise<unknown>;

const fetchPolicy = 'network-only';

function fileOf(client: ApolloClient, query: DownloadDocument, id: string): Save {
  return async () => {
    const { data } = await client.query<Record<string, { url: string; name: string }>>({
      query,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    const { url, name } = rootField(data);
    const file = await fetchFile(url, { signal: AbortSignal.timeout(120_000) });
    await saveMemberFile(operationName(query), { id }, { name, file });
  };
}

async function allBookings(client: ApolloClient) {
  const found = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data } = await client.query({
      query: UserBookingsDocument,
      variables: { page },
      fetchPolicy,
    });
    found.push(...(data?.userBookings.items ?? []));
    pages = data?.userBookings.pagination.pageCount ?? 0;
  }
  return found;
}

/** One step for each thing to save. The lists are saved by this call; the service worker saves each response. */
export async function stepsToSave(client: ApolloClient): Promise<Save[]> {
  const bookings = await allBookings(client);
  const { data: courses } = await client.query({ query: UserCoursesDocument, fetchPolicy });
  const { data: documents } = await client.query({ query: UserDocumentsDocument, fetchPolicy });
  const certificates = [
    ...bookings.map(({ certificate }) => certificate),
    ...(courses?.userCourses ?? []).map(({ progress }) => progress.certificate),
  ].flatMap((certificate) => (certificate ? [certificate.documentId] : []));
  return [
    ...bookings.map(
      ({ documentId: id }): Save =>
        () =>
          client.query({ query: UserBookingDocument, variables: { id }, fetchPolicy }),
    ),
    ...(courses?.userCourses ?? []).map(
      ({ course: { documentId: id } }): Save =>
        () =>
          client.query({ query: UserCourseDocument, variables: { id }, fetchPolicy }),
    ),
    ...[...new Set(certificates)].map((id) =>
      fileOf(client, AttendanceCertificateDownloadDocument, id),
    ),
    ...(documents?.userDocuments ?? []).map(({ document }) =>
      fileOf(client, UserDocumentDownloadDocument, document.documentId),
    ),
  ];
}
