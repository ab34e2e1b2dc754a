import { styled } from 'styled-components';
import { usePageQuery } from '@/data/page/usePageQuery';
import { Container } from '@/ui/layout';
import { texts as uiTexts } from '@/ui/texts';
import { lazyLayout } from '@/ui/lazyLayout';
import { media, theme } from '@/ui/theme';
import { FooterContact } from './FooterContact';
import { FooterLinks } from './FooterLinks';
import { CachedPart } from '../performance/CachedPart';
import { shellQueries } from './shellQueries';
import { texts } from './texts';

const Band = styled.footer`
  ${lazyLayout('40rem')}

  margin-top: ${theme.space[20]};
  background: ${theme.color.band};
  border-top: 3px solid ${theme.color.ink};
  font-size: ${theme.size.sm};
  line-height: 1.6;

  ${media.print} {
    margin-top: ${theme.space[4]};
    background: none;
    break-inside: avoid;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[8]};
  padding-block: ${theme.space[12]};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    column-gap: ${theme.space[16]};
  }

  ${media.print} {
    display: block;
    padding-block: ${theme.space[2]};
  }
`;

/* Already in the line below on paper. */
const Identity = styled.div`
  margin-bottom: ${theme.space[8]};

  ${media.print} {
    display: none;
  }
`;

const Name = styled.p`
  margin: 0;
  font-family: ${theme.font.serif};
  font-size: ${theme.size.xl};
  font-weight: ${theme.weight.strong};
  line-height: 1.3;
`;

const Motto = styled.p`
  margin: ${theme.space[2]} 0 0;
  color: ${theme.color.muted};
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[6]};
  padding-block: ${theme.space[4]} ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;

  p {
    margin: 0;
    text-wrap: balance;
  }
`;

export function Footer() {
  const company = usePageQuery(shellQueries, 'company').data;
  const name = company?.name ?? uiTexts.siteFullName;
  return (
    <CachedPart name="footer" cacheKey={company ?? null}>
      <Band>
        <Container>
          <Columns>
            <div>
              <Identity>
                <Name>{name}</Name>
                <Motto>{texts.footer.motto}</Motto>
              </Identity>
              {company ? <FooterContact company={company} /> : null}
            </div>
            <FooterLinks socials={company?.socials ?? []} />
          </Columns>
          <Legal>
            <p>{texts.footer.rights(name)}</p>
            {company ? (
              <p>
                {texts.footer.taxCode}: {company.taxCode}
              </p>
            ) : null}
          </Legal>
        </Container>
      </Band>
    </CachedPart>
  );
}
