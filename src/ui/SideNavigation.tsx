import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media, theme } from './theme';
import { SideNavigationList, type SideNavigationItem } from './SideNavigationList';
import { SideNavigationTab, tabStyles } from './SideNavigationTab';

export interface SideNavigationGroup {
  id: string;
  label: string;
  items: readonly SideNavigationItem[];
}

const Groups = styled.ul`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.up('lg')} {
    display: grid;
    gap: ${theme.space[6]};
  }
`;

const Group = styled.li`
  flex: 1 1 0;
  min-width: 0;
`;

const Opener = styled.button`
  ${tabStyles}

  ${media.up('lg')} {
    display: none;
  }
`;

const GroupName = styled.p`
  display: none;

  ${media.up('lg')} {
    display: block;
    margin: 0 0 ${theme.space[2]};
    font-size: ${theme.size.xs};
    font-weight: ${theme.weight.strong};
    color: ${theme.color.muted};
  }
`;

const countOf = (items: readonly SideNavigationItem[]): number =>
  items.reduce((sum, { count }) => sum + (count?.value ?? 0), 0);

type SideNavigationProps = { label: string; groups: readonly SideNavigationGroup[] };

/**
 * The pages of one area in groups: a column beside the content, or below `lg` a bar at the bottom of the
 * screen, where each group opens above it. A group of one page is a link.
 */
export const SideNavigation = ({ label, groups }: SideNavigationProps) => {
  const [open, setOpen] = useState<string | null>(null);
  const navigation = useRef<HTMLElement>(null);
  const baseId = useId();

  useEffect(() => {
    if (open === null) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !navigation.current?.contains(target)) setOpen(null);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      navigation.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setOpen(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <nav ref={navigation} aria-label={label}>
      <Groups>
        {groups.map(({ id, label: name, items }) => {
          const [only] = items;
          const listId = `${baseId}-${id}`;
          if (only && items.length === 1) {
            return (
              <Group key={id}>
                <SideNavigationTab item={only} short={name} />
              </Group>
            );
          }
          const isOpen = open === id;
          return (
            <Group key={id}>
              <GroupName aria-hidden="true">{name}</GroupName>
              <Opener
                type="button"
                aria-expanded={isOpen}
                aria-controls={listId}
                data-current={items.some(({ current }) => current !== null) || undefined}
                data-count={countOf(items) > 0 || undefined}
                onClick={() => setOpen(isOpen ? null : id)}
              >
                {name}
              </Opener>
              <SideNavigationList
                id={listId}
                label={name}
                items={items}
                open={isOpen}
                onFollow={() => setOpen(null)}
              />
            </Group>
          );
        })}
      </Groups>
    </nav>
  );
};
