import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { texts as uiTexts } from '@/ui/texts';
import { ErrorFrame } from './ErrorFrame';
import { failureKind } from './failureKind';
import { NotFound } from './NotFound';
import { texts } from './texts';

function useOnlineEvent(enabled: boolean, onOnline: () => void): void {
  const latest = useEffectEvent(onOnline);
  useEffect(() => {
    if (!enabled) return undefined;
    const listener = () => latest();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [enabled]);
}

export function ErrorPage() {
  const error = useRouteError();
  const kind = failureKind(error);
  const { pathname } = useLocation();
  const revalidator = useRevalidator();
  useOnlineEvent(kind === 'unavailable', () => void revalidator.revalidate());
  if (kind === 'notFound') return <NotFound pathname={pathname} />;
  const copy = texts[kind];
  const home = (
    <ButtonLink to={paths.home()} variant={kind === 'forbidden' ? 'primary' : 'secondary'}>
      {texts.home}
    </ButtonLink>
  );
  return (
    <ErrorFrame
      kind={kind}
      title={copy.title}
      heading={'heading' in copy ? copy.heading : copy.title}
      kicker={copy.kicker}
      lead={copy.lead}
      error={error}
    >
      {kind === 'forbidden' ? null : (
        <Button
          busy={revalidator.state === 'loading'}
          onClick={() => void revalidator.revalidate()}
        >
          {uiTexts.retry}
        </Button>
      )}
      {home}
    </ErrorFrame>
  );
}
