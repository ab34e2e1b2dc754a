import { styled } from 'styled-components';
import { useSession } from '@/features/auth/useSession';
import { saveBlob } from '@/lib/saveFile';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack, Row } from '@/ui/layout';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const copy = texts.secondFactor.codes;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  gap: ${theme.space[2]} ${theme.space[10]};
  margin: 0;
  padding-inline-start: ${theme.space[8]};
  font-family: ${theme.font.figures};

  ${media.up('md')} {
    column-gap: ${theme.space[16]};
  }
`;

type RecoveryCodesProps = { codes: readonly string[]; done: string; onDone: () => void };

/** Recovery codes, shown only once. */
export const RecoveryCodes = ({ codes, done, onDone }: RecoveryCodesProps) => {
  const { profile } = useSession();
  const save = (): void => {
    const lines = [copy.fileTitle(profile?.email ?? ''), copy.fileNote, '', ...codes, ''];
    saveBlob(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), copy.file);
  };
  return (
    <Stack gap={5}>
      <Notice tone="success" title={copy.title}>
        {copy.body}
      </Notice>
      <List aria-label={copy.list}>
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </List>
      <ScreenOnly>
        <Row gap={3}>
          <Button variant="secondary" onClick={save}>
            <Icon name="download-simple" />
            {copy.save}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon name="printer" />
            {copy.print}
          </Button>
          <Button onClick={onDone}>{done}</Button>
        </Row>
      </ScreenOnly>
    </Stack>
  );
};
