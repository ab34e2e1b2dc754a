import { sendFile } from '@/data/sendFile';

/** Keeps a file on the server until an entry takes it; returns its documentId. Rejects with an ApiError. */
export async function uploadEvidence(file: File, signal: AbortSignal): Promise<string> {
  const path = `/cpe/evidence?name=${encodeURIComponent(file.name.slice(-200))}`;
  const data = await sendFile(path, file, signal);
  return (data as { documentId: string }).documentId;
}
