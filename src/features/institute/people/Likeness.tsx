import { styled } from 'styled-components';
import type { CoManagerEntry_personFragment } from '@/data/generated/fragments/CoManagerEntry_person';
import { Cover } from '@/ui/cover/Cover';
import { Portrait } from '@/ui/portrait/Portrait';

const Frame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
`;

const Photo = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/**
 * What shows somebody: their photograph, or a portrait drawn for the project. A department is nobody's
 * face and gets a motif.
 */
export const Likeness = ({ person }: { person: CoManagerEntry_personFragment }) => {
  const { photo, name, slug, group } = person;
  if (photo) {
    return (
      <Frame>
        <Photo
          src={photo.url}
          alt={photo.alternativeText ?? ''}
          width={photo.width ?? undefined}
          height={photo.height ?? undefined}
          loading="lazy"
        />
      </Frame>
    );
  }
  return (
    <Frame>
      {group === 'department' ? (
        <Cover seed={slug} category={slug} shape="square" />
      ) : (
        <Portrait seed={slug} name={name} />
      )}
    </Frame>
  );
};
