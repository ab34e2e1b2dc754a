import { useState } from 'react';
import { styled } from 'styled-components';
import { readMap } from '@/lib/mapEmbed';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { useHydrated } from '@/ui/useHydrated';
import { texts } from './texts';

const Plan = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 14rem;

  ${media.up('sm')} {
    height: 100%;
  }

  .street {
    fill: none;
    stroke: ${theme.color.paper};
  }

  .park {
    fill: ${theme.color.accent};
    opacity: 0.28;
  }

  .water {
    fill: ${theme.color.primary};
    opacity: 0.16;
  }

  .mark {
    fill: ${theme.color.primary};
  }

  .bar {
    fill: ${theme.color.onPrimary};
  }

  .tip {
    fill: ${theme.color.accent};
  }
`;

/** A decorative, fictional map with a marker for the institute. */
const StreetPlan = () => (
  <Plan
    viewBox="0 0 1200 420"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path className="water" d="M0 60c120-40 210 20 300 0s150-70 260-60v-20H0z" />
    <path className="park" d="M880 250l150-24 30 96-158 30z" />
    <path className="park" d="M520 120l90-10 12 62-92 12z" />
    <g className="street" strokeWidth="14">
      <path d="M-10 330C240 280 520 240 1210 130" />
      <path d="M700-10c-20 140 20 290 90 440" />
    </g>
    <g className="street" strokeWidth="7">
      <path d="M-10 190l520-60 700-90M-10 420l1220-170M240-10l60 440M430-10l70 440M860-10l90 440M1020-10l70 440" />
    </g>
    <g className="street" strokeWidth="3">
      <path d="M-10 120l700-86M-10 260l720-84M760 330l450-60M90-10l60 440M340-10l60 440M560-10l66 440M620 300l420-60M940-10l66 300M1110-10l60 440M160 420l560-80" />
    </g>
    <g transform="translate(742 150)">
      <path className="mark" d="M0 74l-22-30h-18v-80h80v80H22z" />
      <path className="bar" d="M-26 0h7v14h-7zM-16 8h7v14h-7zM-6 0h7v14h-7zM4-8h7v14H4z" />
      <path className="tip" d="M14-16h7v14h-7z" />
    </g>
  </Plan>
);

const labels = texts.map;

const Sheet = styled.div`
  position: relative;
  padding-top: 14rem;
  background: ${theme.color.band};

  ${media.up('sm')} {
    display: flex;
    align-items: flex-end;
    min-height: 26rem;
    padding-top: 0;
  }

  ${media.print} {
    display: none;
  }
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 26rem;
  border: 0;
`;

const Card = styled.div`
  position: relative;
  padding-top: ${theme.space[4]};
  border-top: 3px solid ${theme.color.accent};
  background: ${theme.color.paper};

  & > * + * {
    margin-top: ${theme.space[3]};
  }

  ${media.up('sm')} {
    width: 26rem;
    margin: ${theme.space[6]};
    padding: ${theme.space[6]};
  }
`;

const MapLink = styled.p`
  margin: ${theme.space[3]} 0 0;
  font-size: ${theme.size.sm};
`;

type InstituteMapProps = {
  address: string;
  /** The editors' embed URL. */
  embed: string | null;
};

/**
 * Loads nothing from a third party before the visitor consents: until then it shows a drawn map and
 * a plain link.
 */
export const InstituteMap = ({ address, embed }: InstituteMapProps) => {
  const [agreed, setAgreed] = useState(false);
  const hydrated = useHydrated();
  const { frame, link } = readMap(embed, address);
  const mapLink = (
    <TextLink to={link} target="_blank">
      {labels.link} <Icon name="arrow-square-out" />
    </TextLink>
  );
  if (agreed && frame) {
    return (
      <>
        <Frame
          src={frame.url}
          title={labels.frame(frame.provider)}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        <MapLink>{mapLink}</MapLink>
      </>
    );
  }
  return (
    <Sheet>
      <StreetPlan />
      <Card>
        <Text strong>{address}</Text>
        <Row gap={5}>
          {frame && hydrated ? (
            <Button variant="secondary" onClick={() => setAgreed(true)}>
              {labels.show}
            </Button>
          ) : null}
          {mapLink}
        </Row>
        {frame ? (
          <Text size="xs" tone="muted">
            {labels.consent(frame.provider)}
          </Text>
        ) : null}
      </Card>
    </Sheet>
  );
};
