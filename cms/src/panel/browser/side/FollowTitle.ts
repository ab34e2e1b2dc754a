import { useField, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { usePanelQuery } from '../usePanelQuery';
import type { SidePanel } from './PanelProps';
import { isGeneratedFrom } from './slugs';

const PAUSE_MS = 300;

/**
 * Updates the slug of an entry from its title until its first publication, unless the editor has
 * chosen one. Strapi generates it only once, from the empty title of a new form. Renders nothing.
 */
export const FollowTitle: SidePanel = ({ model, documentId, document }) => {
  const { post } = useFetchClient();
  const { value: slug, onChange } = useField<string | null | undefined>('slug');
  const { value: name } = useField<string | null | undefined>('name');
  const { value: heading } = useField<string | null | undefined>('title');
  const title = heading ?? name ?? '';
  const path =
    documentId && model.startsWith('api::')
      ? `/content-manager/panel/versions/${model}/${documentId}`
      : null;
  const { data: versions, refetch } = usePanelQuery<{ event: string }[]>(path);
  useEffect(refetch, [refetch, document?.status, document?.updatedAt]);
  const isNew = path === null || versions?.every(({ event }) => event !== 'published') === true;
  const titleBefore = useRef(title);

  useEffect(() => {
    if (!isNew || title === titleBefore.current) return;
    if (typeof slug !== 'string' || !isGeneratedFrom(slug, titleBefore.current, model)) {
      titleBefore.current = title;
      return;
    }
    let active = true;
    const timer = setTimeout(() => {
      const data = { id: documentId ?? '', slug, title, name: title };
      post<{ data: string }>('/content-manager/uid/generate', {
        contentTypeUID: model,
        field: 'slug',
        data,
      }).then(
        ({ data: response }) => {
          if (!active) return;
          titleBefore.current = title;
          onChange('slug', response.data);
        },
        // Editors see the current slug and can regenerate it with its button.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [documentId, isNew, model, onChange, post, slug, title]);
  return null;
};
