import { styled } from 'styled-components';
import type { CoManagerEntry_personFragment } from '@/data/generated/operations/features/institute/people';
import { Cover } from '@/ui/cover/Cover';
import { Picture } from '@/ui/Picture';
import { Portrait } from '@/ui/portrait/Portrait';

const Frame = styled.div`
  min-width: 0;
`;

/** A person's photograph or else a drawn portrait; a motif for a department. */
export const CoManagerPicture = ({ person }: { person: CoManagerEntry_personFragment }) => {
  const { photo, name, slug, group } = person;
  if (photo) {
    return (
      <Frame>
        <Picture image={photo} sizes="(min-width: 60em) 20rem, 12rem" ratio="1" />
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
