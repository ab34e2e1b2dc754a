import { UserDocumentDownloadDocument } from '@/data/generated/operations/features/library';
import { useSignedFile } from '@/data/useSignedFile';
import { FileButton } from '@/ui/FileButton';
import { texts } from './texts';

type DownloadButtonProps = {
  documentId: string;
  title: string;
  variant?: 'primary' | 'secondary';
  wide?: boolean;
};

/** Downloads an owned document. */
export const DownloadButton = ({ documentId, title, variant, wide }: DownloadButtonProps) => {
  const file = useSignedFile(UserDocumentDownloadDocument, { id: documentId });
  return (
    <FileButton
      file={file}
      icon="download-simple"
      label={texts.download}
      fullLabel={texts.downloadOf(title)}
      busyLabel={texts.preparing}
      startedText={texts.started}
      variant={variant}
      wide={wide}
    />
  );
};
