import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Heading } from '../Heading';
import { Icon, type IconName } from '../Icon';
import { PictureFigure, type CreditedImage } from '../PictureFigure';
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

const ShareLinks = ({ title }: { title: string }) => {
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

/* The title in the left columns, the picture in the right. */
const besidePicture = css`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[12]};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }

  ${media.print} {
    display: block;

    figure {
      display: none;
    }
  }
`;

const Head = styled.header`
  padding-block: ${theme.space[6]} ${theme.space[6]};

  ${media.up('md')} {
    padding-block: ${theme.space[12]} ${theme.space[10]};
  }

  ${media.print} {
    padding-block: ${theme.space[4]};
  }
`;

const Words = styled.div<{ $pictured: boolean }>`
  ${({ $pictured }) => $pictured && besidePicture}
`;

const Kicker = styled.p`
  margin: 0 0 ${theme.space[3]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Title = styled(Heading)`
  max-width: 24ch;
  font-size: ${theme.size.title};
`;

const Lead = styled.p`
  max-width: ${theme.measure};
  margin: ${theme.space[4]} 0 0;
  font-size: ${theme.size.lg};
  line-height: 1.55;
  color: ${theme.color.muted};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[6]};
  min-height: ${theme.tap};
  margin-top: ${theme.space[6]};
  border-top: 2px solid ${theme.color.lineStrong};
  padding-top: ${theme.space[2]};
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;

  ${media.up('md')} {
    margin-top: ${theme.space[8]};
  }
`;

type ArticleOpeningProps = {
  kicker?: ReactNode;
  title: string;
  lead?: ReactNode;
  meta?: ReactNode;
  cover?: CreditedImage | null;
};

export const ArticleOpening = ({ kicker, title, lead, meta, cover }: ArticleOpeningProps) => (
  <Head>
    <Words $pictured={Boolean(cover)}>
      <div>
        {kicker ? <Kicker>{kicker}</Kicker> : null}
        <Title level={1}>{title}</Title>
        {lead ? <Lead>{lead}</Lead> : null}
      </div>
      {cover ? (
        <PictureFigure image={cover} sizes="(min-width: 60em) 36vw, 100vw" ratio="8 / 5" eager />
      ) : null}
    </Words>
    <Line>
      <span>{meta}</span>
      <ShareLinks title={title} />
    </Line>
  </Head>
);
