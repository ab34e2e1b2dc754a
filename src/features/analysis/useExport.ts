import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '@/data/fetchFile';
import type { ExportFormat } from '@/data/generated/types';
import { saveBlob } from '@/lib/saveFile';

/** Requests a signed link to the file. Rejects with an ApiError. */
export type LinkOf = (format: ExportFormat) => Promise<{ url: string; name: string } | undefined>;

interface RunningExport {
  format: ExportFormat;
  bytes: number;
}

interface Export {
  /** Resolves with the saved file's name; null if the page was left meanwhile. Rejects with an ApiError. */
  start: (format: ExportFormat) => Promise<string | null>;
  /** Null while none is running. */
  running: RunningExport | null;
}

/** Requests a link to an export, downloads the file and saves it. */
export function useExport(linkOf: LinkOf): Export {
  const [running, setRunning] = useState<RunningExport | null>(null);
  const left = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  const start = async (format: ExportFormat): Promise<string | null> => {
    const signal = left.current?.signal ?? AbortSignal.abort();
    setRunning({ format, bytes: 0 });
    try {
      const link = await linkOf(format);
      if (!link) throw new Error('The query returned neither data nor an error.');
      const onProgress = (bytes: number) => setRunning({ format, bytes });
      saveBlob(await fetchFile(link.url, { signal, onProgress }), link.name);
      return link.name;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      setRunning(null);
    }
  };
  return { start, running };
}
