import { styled } from 'styled-components';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { FooterHeading } from './FooterHeading';
import { footerNavigation } from './navigation';
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

/** Links are useless on paper. */
const Links = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[6]};
  align-content: start;

  ${media.up('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  /* Aligns the rules under the headings of a row, however many lines a heading takes. */
  & > nav {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }

  & > nav > h2 {
    align-self: end;
  }

  ${media.print} {
    display: none;
  }
`;

type FooterLinksProps = { socials: readonly { name: string; url: string }[] };

export const FooterLinks = ({ socials }: FooterLinksProps) => {
  const lists = [
    ...footerNavigation,
    {
      title: texts.footer.elsewhere,
      links: socials.map(({ name, url }) => ({ label: name, to: url })),
    },
  ];
  return (
    <Links>
      {lists
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <nav key={title} aria-label={title}>
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
          </nav>
        ))}
    </Links>
  );
};
