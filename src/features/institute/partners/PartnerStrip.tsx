import { styled } from 'styled-components';
import type { PartnerStrip_partnerFragment } from '@/data/generated/operations/features/institute/partners/PartnerStrip_partner';
import { safeUrl } from '@/ui/rich-text/safeUrl';
import { ContentIcon } from '@/ui/ContentIcon';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${theme.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  }
`;

const Partner = styled.li`
  display: flex;
  align-items: center;
  min-height: 6rem;
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};
  font-family: ${theme.font.serif};
  font-size: ${theme.size.md};
  line-height: 1.35;
  text-wrap: balance;
`;

const PartnerName = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;

/* Logos are designed for white, so they keep a white background in the dark theme. */
const Logo = styled.img`
  width: auto;
  max-width: 100%;
  height: 3.25rem;
  object-fit: contain;

  :root[data-theme='dark'] & {
    padding: ${theme.space[1]};
    background: ${theme.color.ink};
  }
`;

type PartnerStripProps = { partners: readonly PartnerStrip_partnerFragment[] };

/** The partners' logos, or an icon and the name if there is none. */
export const PartnerStrip = ({ partners }: PartnerStripProps) => (
  <List>
    {partners.map(({ documentId, name, url, logo, icon }) => {
      const logoOrIcon = logo ? (
        <Logo
          src={logo.url}
          alt={name}
          width={logo.width ?? undefined}
          height={logo.height ?? undefined}
          loading="lazy"
        />
      ) : (
        <PartnerName>
          {icon ? <ContentIcon name={icon} /> : null}
          <span>{name}</span>
        </PartnerName>
      );
      const address = url ? safeUrl(url) : null;
      return (
        <Partner key={documentId}>
          {address ? (
            <TextLink to={address} quiet>
              {logoOrIcon}
            </TextLink>
          ) : (
            <span>{logoOrIcon}</span>
          )}
        </Partner>
      );
    })}
  </List>
);
