import { styled } from 'styled-components';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { FooterHeading } from './FooterHeading';
import { mainNavigation } from './navigation';
import { texts } from './texts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-block;
    padding-block: ${theme.space[1]};
  }
`;

/** Ways to click: of no use on paper. */
const Ways = styled.div`
  ${media.print} {
    display: none;
  }
`;

const Section = styled.nav`
  & + & {
    margin-top: ${theme.space[8]};
  }
`;

type FooterWaysProps = { socials: readonly { name: string; url: string }[] };

/** The main ways once more, and where else the institute is to be found. */
export const FooterWays = ({ socials }: FooterWaysProps) => {
  const lists = [
    { title: texts.footer.learn, links: mainNavigation },
    {
      title: texts.footer.elsewhere,
      links: socials.map(({ name, url }) => ({ label: name, to: url })),
    },
  ];
  return (
    <Ways>
      {lists
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <Section key={title} aria-label={title}>
            <FooterHeading>{title}</FooterHeading>
            <List>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to} quiet>
                    {label}
                  </TextLink>
                </li>
              ))}
            </List>
          </Section>
        ))}
    </Ways>
  );
};
