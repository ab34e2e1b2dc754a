import { sendFile } from '@/data/sendFile';

/** Uploads a file, which the server stores until an entry references it. Returns its documentId; rejects with an ApiError. */
export async function uploadEvidence(file: File, signal: AbortSignal): Promise<string> {
  const path = `/cpe/evidence?name=${encodeURIComponent(file.name.slice(-200))}`;
  const data = await sendFile(path, file, signal);
  return (data as { documentId: string }).documentId;
}
