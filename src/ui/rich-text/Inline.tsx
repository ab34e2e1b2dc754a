import { Fragment, type ReactNode } from 'react';
import { keepTermsTogether } from '@/lib/vietnamese';
import { TextLink } from '../TextLink';
import type { InlineNode, TextNode } from './blocks';
import { FootnoteMark } from './FootnoteMark';
import { reference } from './footnotes';
import { safeUrl } from './safeUrl';

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
