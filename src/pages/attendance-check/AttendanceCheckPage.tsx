import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { checkAttendanceInputRules } from '@iia/shared/generated/inputRules/CheckAttendanceInput';
import {
  CheckAttendanceDocument,
  type CheckAttendanceMutation,
} from '@/data/generated/operations/pages/attendance-check/CheckAttendance';
import { certificateCrumbs } from '@/features/certification/certificatePages';
import { paths } from '@/lib/paths';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { failureMessage } from '@/ui/failureMessage';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack, Container } from '@/ui/layout';
import { TextLink } from '@/ui/TextLink';
import { texts as uiTexts } from '@/ui/texts';
import { theme } from '@/ui/theme';
import { useHydrated } from '@/ui/useHydrated';
import { AttendanceResult } from './AttendanceResult';
import { texts } from './texts';

const { Form, TextField } = contractForm(checkAttendanceInputRules);

const Width = styled.div`
  max-width: 32rem;
`;

const Body = styled.div`
  padding-bottom: ${theme.space[16]};
`;

type Checked = CheckAttendanceMutation['checkAttendance'];

const codeIn = (hash: string): string => /^#([\w-]{10,60})$/.exec(hash)?.[1] ?? '';

/** `/bang-cap/xac-minh-giay-chung-nhan`; a code in the fragment, from the QR code, is checked at once. */
export function Component() {
  const { hash } = useLocation();
  const [check] = useMutation(CheckAttendanceDocument);
  const [failure, setFailure] = useState<unknown>(null);
  const [found, setFound] = useState<Checked | null>(null);
  const result = useRef<HTMLDivElement>(null);

  // The host does not receive the fragment.
  const scanned = useHydrated() ? codeIn(hash) : '';

  const checkCode = async (code: string) => {
    const { data } = await check({ variables: { input: { code } } });
    return data?.checkAttendance ?? null;
  };
  const show = (certificate: Checked | null, error: unknown = null) => {
    setFound(certificate);
    setFailure(error);
    if (certificate) result.current?.focus();
  };
  const scan = useEffectEvent(checkCode);
  const showScanned = useEffectEvent(show);
  useEffect(() => {
    if (!scanned) return;
    scan(scanned).then(showScanned, (error: unknown) => showScanned(null, error));
  }, [scanned]);

  return (
    <>
      <PageMeta
        title={texts.title}
        description={texts.description}
        canonical={paths.verifyAttendance()}
      />
      <Container>
        <Body>
          <Stack gap={8}>
            <ScreenOnly>
              <Breadcrumbs
                items={[
                  { label: uiTexts.home, to: paths.home() },
                  ...certificateCrumbs,
                  { label: texts.title },
                ]}
              />
              <PageHeading kicker={texts.kicker} title={texts.title} lead={texts.lead} />
              <Width>
                <Form
                  aria-label={texts.form.name}
                  initial={{ code: scanned }}
                  follow
                  failed={texts.form.failed}
                  onSubmit={async ({ code }) => {
                    show(null);
                    show(await checkCode(code));
                  }}
                >
                  <TextField
                    name="code"
                    label={texts.form.code}
                    hint={texts.form.hint}
                    required
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                  />
                  <SubmitButton busy={texts.form.busy}>{texts.form.submit}</SubmitButton>
                </Form>
                <noscript>
                  <p>{texts.form.noScript}</p>
                </noscript>
              </Width>
            </ScreenOnly>
            {failure ? (
              <Width>
                <Notice tone="error" title={texts.form.failed}>
                  {failureMessage(failure)}
                </Notice>
              </Width>
            ) : null}
            <div ref={result} tabIndex={-1} role="status">
              {found ? <AttendanceResult found={found} /> : null}
            </div>
            <ScreenOnly>
              <TextLink to={paths.verifyCertificate()}>{texts.other}</TextLink>
            </ScreenOnly>
          </Stack>
        </Body>
      </Container>
    </>
  );
}
