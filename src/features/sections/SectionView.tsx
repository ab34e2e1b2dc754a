import type { Section_sectionFragment } from '@/data/generated/operations/features/sections';
import { ArticleSection } from '@/ui/article/ArticleSection';
import { CallToAction } from '@/ui/article/CallToAction';
import { CaptionedTable } from '@/ui/article/CaptionedTable';
import { FileList, FileRow } from '@/ui/article/FileRow';
import { FaqList } from '@/ui/article/FaqList';
import { Steps } from '@/ui/article/Steps';
import { RichText } from '@/ui/RichText';
import type { SectionWithId } from './sectionsWithIds';

export const SectionView = ({ section, id }: SectionWithId) =>
  section.__typename === 'CallToActionSection' ? (
    <CallToAction
      id={id}
      heading={section.heading}
      text={section.text}
      label={section.label}
      to={section.url}
    />
  ) : (
    <ArticleSection id={id} heading={section.heading}>
      <Body section={section} id={id} />
    </ArticleSection>
  );

type RenderedSection = Exclude<Section_sectionFragment, { __typename: 'CallToActionSection' }>;

const Body = ({ section, id }: { section: RenderedSection; id: string }) => {
  switch (section.__typename) {
    case 'TextSection':
      return (
        <RichText
          blocks={section.body}
          sectionLevel={section.heading ? 3 : 2}
          idPrefix={`${id}-`}
        />
      );
    case 'StepsSection':
      return <Steps steps={section.steps} />;
    case 'TableSection':
      return (
        <CaptionedTable caption={section.caption} columns={section.columns} rows={section.rows} />
      );
    case 'FaqSection':
      return <FaqList entries={section.entries} />;
    case 'DownloadsSection':
      return (
        <FileList>
          {section.downloads.map(({ title, file }) => (
            <FileRow key={file.url} title={title} file={file} />
          ))}
        </FileList>
      );
  }
};
