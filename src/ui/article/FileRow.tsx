import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { safeUrl } from '../rich-text/safeUrl';
import { media, theme } from '../theme';
import { fileFacts } from '../fileFacts';

const Row = styled.li`
  border-bottom: 1px solid ${theme.color.line};

  &:first-child {
    border-top: 1px solid ${theme.color.lineStrong};
  }
`;

const File = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[3]};
  color: ${theme.color.ink};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
      text-underline-offset: 0.22em;
    }
  }

  svg {
    color: ${theme.color.primary};
  }
`;

const Facts = styled.span`
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
`;

export const FileList = styled.ul`
  max-width: ${theme.measure};
  margin: 0;
  padding: 0;
  list-style: none;
`;

type FileRowProps = {
  title: string;
  /** `size` in kilobytes. */
  file: { url: string; name: string; size: number | null };
};

export const FileRow = ({ title, file }: FileRowProps) => (
  <Row>
    <File href={safeUrl(file.url) ?? undefined} download={file.name}>
      <Icon name="download-simple" />
      <span>{title}</span>
      <Facts>{fileFacts(file.name, file.size)}</Facts>
    </File>
  </Row>
);
