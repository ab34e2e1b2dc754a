import type { Part } from '../ContentView';
import { publicFile } from './parts';
import { showTable } from './showTable';

const entries = (...fields: string[]): Part => ({ fields, many: true });

/** The dynamic zone that pages are made of. */
export const sections: Part = {
  fields: [],
  many: true,
  variants: {
    'sections.text': { fields: ['heading', 'body'] },
    'sections.steps': { fields: ['heading'], parts: { steps: entries('title', 'detail') } },
    'sections.table': { fields: ['heading', 'caption', 'columns', 'rows'], show: showTable },
    'sections.faq': { fields: ['heading'], parts: { entries: entries('question', 'answer') } },
    'sections.call-to-action': { fields: ['heading', 'text', 'label', 'url'] },
    'sections.downloads': {
      fields: ['heading'],
      parts: {
        downloads: { ...entries('title'), parts: { file: publicFile }, needs: 'file' },
      },
    },
  },
};
