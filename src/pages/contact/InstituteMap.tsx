import { useState } from 'react';
import { styled } from 'styled-components';
import { readMap } from '@/lib/mapEmbed';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Row } from '@/ui/Row';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { useHydrated } from '@/ui/useHydrated';
import { texts } from './texts';
import { StreetPlan } from './StreetPlan';

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
