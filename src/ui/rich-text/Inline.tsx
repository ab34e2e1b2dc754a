import { Fragment, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { keepTermsTogether } from '@/lib/vietnamese';
import { TextLink } from '../TextLink';
import { texts } from '../texts';
import { theme } from '../theme';
import type { InlineNode, TextNode } from './blocks';
import { FootnoteContext, footnoteIds } from './footnoteContext';
import { reference } from './footnotes';
import { safeUrl } from './safeUrl';

const Mark = styled.sup`
  line-height: 0;

  a {
    padding-inline: 0.2em;
    color: ${theme.color.primary};
    text-decoration: none;
  }
`;

/** Without a note, the mark as typed. */
const FootnoteMark = ({ mark }: { mark: string }) => {
  const { numbers, idPrefix } = useContext(FootnoteContext);
  const number = numbers.get(mark);
  if (number === undefined) return `[^${mark}]`;
  const ids = footnoteIds(idPrefix, number);
  return (
    <Mark>
      <a id={ids.reference} href={`#${ids.note}`} aria-label={texts.footnotes.note(number)}>
        {number}
      </a>
    </Mark>
  );
};

const withFootnoteMarks = (text: string): ReactNode =>
  text
    .split(reference)
    .map((part, index) => (index % 2 === 1 ? <FootnoteMark key={index} mark={part} /> : part));

const lines = (text: string, show: (line: string) => ReactNode): ReactNode =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [<br key={`break ${index}`} />] : []),
      <Fragment key={index}>{show(line)}</Fragment>,
    ]);

const marked = (node: TextNode): ReactNode => {
  const text = keepTermsTogether(node.text ?? '');
  let content = node.code ? (
    <code>{lines(text, (line) => line)}</code>
  ) : (
    lines(text, withFootnoteMarks)
  );
  if (node.bold) content = <strong>{content}</strong>;
  if (node.italic) content = <em>{content}</em>;
  if (node.underline) content = <u>{content}</u>;
  if (node.strikethrough) content = <s>{content}</s>;
  return content;
};

export const Inline = ({ nodes }: { nodes: readonly InlineNode[] }) =>
  nodes.map((node, index) => {
    if (node.type === 'text') return <span key={index}>{marked(node)}</span>;
    if (node.type !== 'link') return null;
    const content = <Inline nodes={node.children} />;
    const url = safeUrl(node.url);
    return url === null ? (
      <span key={index}>{content}</span>
    ) : (
      <TextLink key={index} to={url}>
        {content}
      </TextLink>
    );
  });
