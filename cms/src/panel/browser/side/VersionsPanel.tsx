import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { formatDateTime } from '@iia/shared/dates';
import { LoadFailed } from '../LoadFailed';
import { usePanelQuery, usePanelAction } from '../usePanelQuery';
import type { PanelProps, SidePanel } from './PanelProps';
import { texts } from './texts';

interface Version {
  id: number;
  event: keyof typeof texts.versions.events;
  savedAt: string;
  savedBy: string | null;
}

const MAX_SHOWN = 10;

const Versions = ({ path, savedAt }: { path: string; savedAt: string | undefined }) => {
  const { data, failed, refetch } = usePanelQuery<Version[]>(path);
  useEffect(refetch, [refetch, savedAt]);
  if (!data && failed) return <LoadFailed refetch={refetch} />;
  if (!data || data.length === 0) {
    return <Typography textColor="neutral600">{data && texts.versions.none}</Typography>;
  }
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={3} width="100%">
      {data.slice(0, MAX_SHOWN).map((version, index) => (
        <Flex tag="li" key={version.id} justifyContent="space-between" gap={2}>
          <Flex direction="column" alignItems="flex-start">
            <Typography variant="pi" fontWeight="semiBold">
              {formatDateTime(version.savedAt)}
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              {[texts.versions.events[version.event], version.savedBy].filter(Boolean).join(' · ')}
            </Typography>
          </Flex>
          {index === 0 ? (
            <Typography variant="pi" textColor="neutral600">
              {texts.versions.now}
            </Typography>
          ) : (
            <Restore version={version} />
          )}
        </Flex>
      ))}
    </Flex>
  );
};

const Restore = ({ version }: { version: Version }) => {
  const { post } = useFetchClient();
  const runAction = usePanelAction();
  const restore = async () => {
    const path = `/content-manager/panel/versions/${version.id}/restore`;
    // The form still holds the previous content.
    if (await runAction(() => post(path, {}), texts.versions.done)) location.reload();
  };
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="tertiary" size="S">
          {texts.versions.restore}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{texts.versions.confirmTitle}</Dialog.Header>
        <Dialog.Body>
          <Typography>
            {formatDateTime(version.savedAt)}. {texts.versions.confirm}
          </Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {texts.versions.cancel}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button fullWidth onClick={() => void restore()}>
              {texts.versions.restore}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
};

export const VersionsPanel: SidePanel = ({ model, document }: PanelProps) => {
  const documentId = document?.documentId;
  if (!model.startsWith('api::') || !documentId) return null;
  return {
    title: texts.versions.title,
    content: (
      <Versions
        key={documentId}
        path={`/content-manager/panel/versions/${model}/${documentId}`}
        savedAt={document.updatedAt}
      />
    ),
  };
};
