import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { foldVietnamese } from '@/lib/vietnamese';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { theme } from '@/ui/theme';
import type { CertificateSearch } from './readCertificateSearch';
import { texts } from './texts';

const Checks = styled.ul`
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  padding-inline-start: ${theme.space[5]};
`;

const words = texts.none;

/** Nothing found: what that means, what to check, and whom to ask. */
export const NoCertificate = ({ search }: { search: CertificateSearch }) => {
  const unmarked = search.kind === 'name' && !hasMarks(search.words);
  const checks = search.kind === 'number' ? words.number : words.name;
  return (
    <EmptyState
      title={words.title(search.words)}
      action={
        <ButtonLink to={paths.contact()} variant="secondary">
          {words.toContact}
        </ButtonLink>
      }
    >
      <p>{words.meaning}</p>
      <p>{words.check}</p>
      <Checks>
        {(unmarked ? [words.unmarked, ...checks] : checks).map((check) => (
          <li key={check}>{check}</li>
        ))}
      </Checks>
      <p>{words.ask}</p>
    </EmptyState>
  );
};

/** Whether a Vietnamese reader would see a mark on any letter. */
const hasMarks = (name: string): boolean => foldVietnamese(name) !== name.toLowerCase();
