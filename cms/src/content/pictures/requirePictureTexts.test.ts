import { describe, expect, it } from 'vitest';
import { incompletePictures, picturePopulate } from './requirePictureTexts';

const picture = (name: string, texts: object) => ({ name, mime: 'image/png', ...texts });

describe('pictures before publication', () => {
  it('lists those without alternative text or rights, by their outermost field', () => {
    const complete = { alternativeText: 'Hội trường', caption: 'Viện' };
    const record = {
      title: 'Hội thảo',
      cover: picture('a.png', complete),
      speakers: [{ name: 'Lê Bích Ngọc', photo: picture('b.png', { ...complete, caption: ' ' }) }],
      hero: { image: picture('c.png', {}) },
      file: { name: 'd.pdf', mime: 'application/pdf' },
    };
    expect(incompletePictures(record)).toEqual([
      { field: 'speakers', name: 'b.png', missing: ['Nguồn và quyền sử dụng'] },
      { field: 'hero', name: 'c.png', missing: ['Văn bản thay thế', 'Nguồn và quyền sử dụng'] },
    ]);
  });

  it('populates pictures in components and sections, and nothing else', () => {
    const components: Record<string, Record<string, { type: string }>> = {
      'shared.person': { name: { type: 'string' }, photo: { type: 'media' } },
      'shared.seo': { title: { type: 'string' } },
    };
    const attributes = {
      title: { type: 'string' },
      cover: { type: 'media' },
      seo: { type: 'component', component: 'shared.seo' },
      speakers: { type: 'component', component: 'shared.person' },
      sections: { type: 'dynamiczone', components: ['shared.seo', 'shared.person'] },
    };
    expect(picturePopulate(attributes, (name) => components[name] ?? {})).toEqual({
      cover: true,
      speakers: { populate: { photo: true } },
      sections: { on: { 'shared.person': { populate: { photo: true } } } },
    });
  });
});
