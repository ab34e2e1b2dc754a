import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../LoadFailed';
import { usePanelQuery, usePanelAction } from '../usePanelQuery';
import { MomentField } from './MomentField';
import type { PanelProps, SidePanel } from './PanelProps';
import { texts } from './texts';

interface Plan {
  publishAt: string | null;
  unpublishAt: string | null;
}

const none: Plan = { publishAt: null, unpublishAt: null };

const Schedule = ({ path }: { path: string }) => {
  const { data, failed, refetch } = usePanelQuery<Plan & { failed: string | null }>(path);
  const { put } = useFetchClient();
  const runAction = usePanelAction();
  const [plan, setPlan] = useState(none);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (data) setPlan({ publishAt: data.publishAt, unpublishAt: data.unpublishAt });
  }, [data]);

  const save = async () => {
    setBusy(true);
    await runAction(() => put(path, plan), texts.schedule.saved);
    setBusy(false);
    refetch();
  };
  // Saving over a plan that failed to load would silently delete it.
  if (data === undefined && failed) return <LoadFailed refetch={refetch} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {data?.failed && (
        <Typography variant="pi" textColor="danger600" role="alert">
          {texts.schedule.failed} {data.failed}
        </Typography>
      )}
      <MomentField
        label={texts.schedule.publish}
        value={plan.publishAt}
        disabled={busy || data === undefined}
        onChange={(publishAt) => setPlan({ ...plan, publishAt })}
      />
      <MomentField
        label={texts.schedule.unpublish}
        value={plan.unpublishAt}
        disabled={busy || data === undefined}
        onChange={(unpublishAt) => setPlan({ ...plan, unpublishAt })}
      />
      <Typography variant="pi" textColor="neutral600">
        {texts.schedule.zone}
      </Typography>
      <Button
        variant="secondary"
        loading={busy}
        disabled={data === undefined}
        onClick={() => void save()}
      >
        {texts.schedule.save}
      </Button>
    </Flex>
  );
};

export const SchedulePanel: SidePanel = ({ model, documentId, document }: PanelProps) => {
  if (!model.startsWith('api::') || !document?.status || !documentId) return null;
  return {
    title: texts.schedule.title,
    content: (
      <Schedule key={documentId} path={`/content-manager/panel/plans/${model}/${documentId}`} />
    ),
  };
};
