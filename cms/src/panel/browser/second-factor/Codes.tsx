import { Button, Flex, Typography } from '@strapi/design-system';
import { texts } from './texts';

const words = texts.codes;

interface CodesProps {
  email: string;
  codes: readonly string[];
  onDone: () => void;
}

/** The codes are displayed only once. */
export const Codes = ({ email, codes, onDone }: CodesProps) => {
  const lines = [words.fileTitle(email), '', ...codes, ''];
  const file = new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' });
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = words.file;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="h2" variant="delta">
        {words.title}
      </Typography>
      <Typography>{words.body}</Typography>
      <ol aria-label={words.list} style={{ columns: 2 }}>
        {codes.map((code) => (
          <li key={code}>
            <Typography tag="code">{code}</Typography>
          </li>
        ))}
      </ol>
      <Flex gap={3} wrap="wrap">
        <Button variant="secondary" onClick={save}>
          {words.save}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </Flex>
    </Flex>
  );
};
