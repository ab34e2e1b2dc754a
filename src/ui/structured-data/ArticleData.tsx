import { useContext } from 'react';
import { SiteOriginContext } from '../siteOrigin';
import { articleData, type ArticleFacts } from './articleData';
import { JsonLd } from './JsonLd';

/** What search engines are told of a page that is an article. */
export const ArticleData = (article: ArticleFacts) => (
  <JsonLd data={articleData(article, useContext(SiteOriginContext))} />
);
