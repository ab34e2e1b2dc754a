import { lazy, Suspense, useId, useRef, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { SearchInput } from '@/ui/TextInput';
import { useHydrated } from '@/ui/useHydrated';
import type { SuggestionsProps } from './Suggestions';
import { texts } from './texts';

/** Loaded as soon as something is typed; without it, the search works as before. */
const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import('./Suggestions').then(
    (module) => ({ default: module.Suggestions }),
    () => ({ default: () => null }),
  ),
);

const Box = styled.span`
  position: relative;
  display: block;
`;

const closed: SuggestionsProps['popup'] = { isOpen: false, activeId: undefined };

/** A search field with suggestions: a combobox with a list, by the ARIA Authoring Practices. */
export const SearchBox = ({ defaultValue }: { defaultValue: string }) => {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const listId = useId();
  const [popup, setPopup] = useState(closed);
  /** What was typed since the list was last closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const close = () => {
    setTyped(null);
    setPopup(closed);
  };
  return (
    <Box>
      <SearchInput
        ref={input}
        {...(hydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-expanded': popup.isOpen,
          'aria-controls': popup.isOpen ? listId : undefined,
          'aria-activedescendant': popup.activeId,
        })}
        placeholder={texts.form.placeholder}
        defaultValue={defaultValue}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={close}
      />
      {typed === null ? null : (
        <Suspense fallback={null}>
          <Suggestions
            id={listId}
            input={input}
            text={typed}
            popup={popup}
            onPopup={setPopup}
            onClose={close}
          />
        </Suspense>
      )}
    </Box>
  );
};
