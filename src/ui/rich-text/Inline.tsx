import type { ReactNode } from 'react';
import { keepTermsWhole } from '@/lib/vietnamese';
import { TextLink } from '../TextLink';
import type { InlineNode, TextNode } from './blocks';
import { safeUrl } from './safeUrl';

const lines = (text: string): ReactNode =>
  text.split('\n').map((line, index) =>
    index === 0 ? (
      line
    ) : (
      <span key={index}>
        <br />
        {line}
      </span>
    ),
  );

const marked = (node: TextNode): ReactNode => {
  let content = lines(keepTermsWhole(node.text ?? ''));
  if (node.code) content = <code>{content}</code>;
  if (node.bold) content = <strong>{content}</strong>;
  if (node.italic) content = <em>{content}</em>;
  if (node.underline) content = <u>{content}</u>;
  if (node.strikethrough) content = <s>{content}</s>;
  return content;
};

/** A run of text, marks and links. */
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
