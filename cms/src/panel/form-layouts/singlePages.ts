import { shownGroup } from './common';
import type { Form } from './Form';

/** Shared by all fixed pages. */
export const singlePageForm: Form = {
  title: 'title',
  groups: {
    'Mở đầu': ['title', 'summary', 'cover'],
    'Các phần của trang': ['sections'],
    ...shownGroup,
  },
  texts: { sections: 'Các phần của trang' },
};
