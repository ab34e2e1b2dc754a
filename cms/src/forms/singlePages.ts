import { shownGroup } from './common';
import type { Form } from './Form';

/** The form of every standing page: what is not a single type of its own name has the same. */
export const singlePageForm: Form = {
  title: 'title',
  groups: {
    'Mở đầu': ['title', 'summary', 'cover'],
    'Các phần của trang': ['sections'],
    ...shownGroup,
  },
  words: { sections: 'Các phần của trang' },
};
