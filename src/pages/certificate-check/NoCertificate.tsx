import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { foldText } from '@iia/shared/foldText';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { theme } from '@/ui/theme';
import type { CertificateSearch } from '@/features/certification/readCertificateSearch';
import { texts } from '@/features/certification/texts';

const Checks = styled.ul`
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  padding-inline-start: ${theme.space[5]};
`;

const copy = texts.none;

export const NoCertificate = ({ search }: { search: CertificateSearch }) => {
  const unmarked = search.kind === 'name' && !hasMarks(search.text);
  const checks = search.kind === 'number' ? copy.number : copy.name;
  return (
    <EmptyState
      title={copy.title(search.text)}
      action={
        <ButtonLink to={paths.contact()} variant="secondary">
          {copy.toContact}
        </ButtonLink>
      }
    >
      <p>{copy.meaning}</p>
      <p>{copy.check}</p>
      <Checks>
        {(unmarked ? [copy.unmarked, ...checks] : checks).map((check) => (
          <li key={check}>{check}</li>
        ))}
      </Checks>
      <p>{copy.ask}</p>
    </EmptyState>
  );
};

/** Whether any character has a Vietnamese diacritic. */
const hasMarks = (name: string): boolean => foldText(name) !== name.toLowerCase();
