import type { Part } from '../ContentView';

export const seo: Part = { fields: ['title', 'description'] };

export const person: Part = { fields: ['name', 'title'] };

export const image: Part = { fields: ['url', 'alternativeText', 'width', 'height'] };

export const category: Part = {
  fields: ['documentId', 'name', 'slug', 'order'],
  filters: { slug: 'word', name: 'text', documentId: 'word' },
};

export const publicFile: Part = { fields: ['url', 'name', 'size'] };

export const orderOptionGroup: Part = {
  fields: ['key', 'name'],
  many: true,
  idFromKey: true,
  parts: {
    options: { fields: ['key', 'name', 'price', 'capacity'], many: true, idFromKey: true },
  },
};
