import { array, boolean, string } from 'yup';
import type { Rules } from './checkSample';
import { isMoment } from '../moments';
import type { NewsSource } from './sources';
import { typeRules } from './typeRules';

export const newsRules = (): Rules<NewsSource> =>
  typeRules('news-post', {
    without: ['category', 'publishedOn'],
    own: {
      day: string()
        .required()
        .test('day', '${path} must be a day like "-3w tue"', (day) => isMoment(`${day} 12:00`)),
      featured: boolean(),
      tags: array().of(string().required()).required(),
    },
  });
