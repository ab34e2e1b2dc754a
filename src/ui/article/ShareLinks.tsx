import { styled } from 'styled-components';
import { Icon, type IconName } from '../Icon';
import { media, theme } from '../theme';
import { toast } from '../toast';
import { useHydrated } from '../useHydrated';
import { texts } from './texts';

/* Hidden without script, because nothing here works without it. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${theme.space[2]};

  @media (scripting: none) {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const Tool = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  padding: 0 ${theme.space[2]};
  border: 0;
  background: none;
  color: ${theme.color.primary};
  font-size: ${theme.size.sm};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primaryStrong};
      text-decoration: underline;
      text-underline-offset: 0.22em;
    }
  }
`;

export const ShareLinks = ({ title }: { title: string }) => {
  const sheet = useHydrated() && 'share' in navigator;
  return (
    <Tools>
      <Press icon="copy" label={texts.copyLink} onPress={copyLink} />
      <Press icon="printer" label={texts.print} onPress={() => window.print()} />
      {sheet ? (
        <Press icon="arrow-square-out" label={texts.share} onPress={() => openSheet(title)} />
      ) : null}
    </Tools>
  );
};

type PressProps = { icon: IconName; label: string; onPress: () => void };

const Press = ({ icon, label, onPress }: PressProps) => (
  <Tool type="button" onClick={onPress}>
    <Icon name={icon} />
    {label}
  </Tool>
);

const copyLink = (): void => {
  void writeLink().then(
    () => toast(texts.copied),
    // No permission, or no clipboard over plain HTTP.
    () => toast(texts.copyFailed, 'warning'),
  );
};

const writeLink = async () => navigator.clipboard.writeText(window.location.href);

const openSheet = (title: string): void => {
  // Closing the share sheet rejects; that is not an error.
  navigator.share({ title, url: window.location.href }).catch(() => undefined);
};
