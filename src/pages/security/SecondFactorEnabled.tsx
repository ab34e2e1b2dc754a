import { useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DefinitionList } from '@/ui/DefinitionList';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { texts } from './texts';

const copy = texts.secondFactor;

const FEW = 3;

const questions = {
  off: { title: copy.turnOffTitle, body: copy.turnOffBody, action: copy.turnOff },
  codes: { title: copy.newCodesTitle, body: copy.newCodesBody, action: copy.newCodes },
} as const;

type SecondFactorEnabledProps = {
  codesLeft: number;
  hasApp: boolean;
  /** Null if the second factor must stay enabled. */
  onTurnOff: (() => Promise<void>) | null;
  onChangeApp: () => void;
  onReplace: () => Promise<void>;
};

export const SecondFactorEnabled = ({
  codesLeft,
  hasApp,
  onTurnOff,
  onChangeApp,
  onReplace,
}: SecondFactorEnabledProps) => {
  const [dialog, setDialog] = useState<keyof typeof questions | null>(null);
  const { title, body, action } = questions[dialog ?? 'off'];
  return (
    <>
      <DefinitionList
        items={[
          { term: copy.state, description: <Badge tone="success">{copy.on}</Badge> },
          { term: copy.codesLeft, description: copy.codesLeftOf(codesLeft) },
        ]}
      />
      {codesLeft < FEW ? (
        <Notice tone="warning" title={copy.fewCodes.title}>
          {copy.fewCodes.body}
        </Notice>
      ) : null}
      {onTurnOff ? null : <Text tone="muted">{copy.staffRequired}</Text>}
      <Row gap={3}>
        <Button variant="secondary" onClick={onChangeApp}>
          {hasApp ? copy.changeApp : copy.addApp}
        </Button>
        <Button variant="secondary" onClick={() => setDialog('codes')}>
          {copy.newCodes}
        </Button>
        {onTurnOff ? (
          <Button variant="danger" onClick={() => setDialog('off')}>
            {copy.turnOff}
          </Button>
        ) : null}
      </Row>
      <ConfirmDialog
        open={dialog !== null}
        title={title}
        action={action}
        variant={dialog === 'codes' ? 'primary' : 'danger'}
        onConfirm={async () => (dialog === 'codes' ? onReplace() : onTurnOff?.())}
        onClose={() => setDialog(null)}
      >
        {body}
      </ConfirmDialog>
    </>
  );
};
