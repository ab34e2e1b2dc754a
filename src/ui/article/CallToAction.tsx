import { styled } from 'styled-components';
import { ButtonLink } from '../ButtonLink';
import { Heading } from '../Heading';
import { media, theme } from '../theme';

const Band = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[5]} ${theme.space[10]};
  padding: ${theme.space[6]};
  border-top: 3px solid ${theme.color.accent};
  background: ${theme.color.band};

  ${media.print} {
    display: none;
  }
`;

const Words = styled.div`
  flex: 1 1 20rem;
  max-width: ${theme.measure};

  p {
    margin: ${theme.space[2]} 0 0;
    color: ${theme.color.muted};
  }
`;

type CallToActionProps = {
  id?: string;
  heading?: string | null;
  text?: string | null;
  label: string;
  to: string;
};

export const CallToAction = ({ id, heading, text, label, to }: CallToActionProps) => (
  <Band aria-labelledby={heading ? id : undefined}>
    {heading || text ? (
      <Words>
        {heading ? (
          <Heading level={2} size="xl" id={id}>
            {heading}
          </Heading>
        ) : null}
        {text ? <p>{text}</p> : null}
      </Words>
    ) : null}
    <ButtonLink to={to}>{label}</ButtonLink>
  </Band>
);
