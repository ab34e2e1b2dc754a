import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { keepTermsTogether } from '@/lib/vietnamese';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { hitHref, type Hit } from './hitHref';
import { texts } from './texts';
import { useSuggestedHits } from './useSuggestedHits';

const List = styled.ul`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 3;
  max-height: 60vh;
  margin: ${theme.space[1]} 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  border: 1px solid ${theme.color.control};
  background: ${theme.color.paper};
`;

const Option = styled.li`
  display: grid;
  align-content: center;
  min-height: ${theme.tap};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-top: 1px solid ${theme.color.line};
  line-height: 1.4;
  cursor: pointer;

  &:first-child {
    border-top: 0;
  }

  &[aria-selected='true'] {
    background: ${theme.color.primaryWash};
    box-shadow: inset 3px 0 0 ${theme.color.primary};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.color.primaryWash};
    }
  }
`;

const Kind = styled.span`
  font-size: ${theme.size.xs};
  color: ${theme.color.muted};
`;

interface Popup {
  isOpen: boolean;
  /** The id of the option that the keyboard has reached. */
  activeId: string | undefined;
}

export type SuggestionsProps = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** What was typed. */
  text: string;
  popup: Popup;
  onPopup: (popup: Popup) => void;
  onClose: () => void;
};

const labels = texts.suggestions;

/** The list of a combobox; the focus stays in the input. */
export const Suggestions = ({ id, input, text, popup, onPopup, onClose }: SuggestionsProps) => {
  const navigate = useNavigate();
  const hits = useSuggestedHits(text);
  const isOpen = hits !== null && hits.length > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const active = hits?.findIndex((_, index) => optionId(index) === popup.activeId) ?? -1;

  const reportPopup = useEffectEvent(() => onPopup({ isOpen, activeId: undefined }));
  // New suggestions: nothing is selected yet.
  useEffect(() => reportPopup(), [hits]);

  const open = (hit: Hit) => {
    onClose();
    void navigate(hitHref(hit));
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A Vietnamese input method may still be composing.
    if (!isOpen || event.isComposing) return;
    const { length } = hits;
    const hit = hits[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // From the text to the first or the last, and past either end back to the text.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = (active + 1 + step + length + 1) % (length + 1);
      onPopup({ isOpen, activeId: next === 0 ? undefined : optionId(next - 1) });
    } else if (event.key === 'Escape') {
      onClose();
    } else if (event.key === 'Enter' && hit) {
      open(hit);
    } else {
      if (event.key === 'Enter') onClose();
      return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    const element = input.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [input]);

  return (
    <>
      <VisuallyHidden role="status">{hits ? labels.count(hits.length) : ''}</VisuallyHidden>
      {isOpen ? (
        <List id={id} role="listbox" aria-label={labels.label}>
          {hits.map((hit, index) => (
            <Option
              key={`${hit.kind} ${hit.within} ${hit.slug}`}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The input keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(hit)}
            >
              <span>{keepTermsTogether(hit.title.text)}</span>
              <Kind>{texts.kinds[hit.kind]}</Kind>
            </Option>
          ))}
        </List>
      ) : null}
    </>
  );
};
