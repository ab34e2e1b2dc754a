import { useContext } from 'react';
import { SiteOriginContext } from './siteOrigin';
import { texts } from './texts';

type PageMetaProps = {
  title: string;
  description?: string | null;
  /** The path this page is known by, without the parts that only sort or filter. */
  canonical?: string;
  noindex?: boolean;
  /** The title stands alone, without the site's name. */
  exactTitle?: boolean;
};

/** A page's title and what search engines and shared links show of it. */
export const PageMeta = ({
  title,
  description,
  canonical,
  noindex = false,
  exactTitle = false,
}: PageMetaProps) => {
  const origin = useContext(SiteOriginContext);
  const about = description ?? texts.siteDescription;
  const address = canonical === undefined ? undefined : `${origin}${canonical}`;
  return (
    <>
      <title>{exactTitle ? title : `${title} · ${texts.siteName}`}</title>
      <meta name="description" content={about} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      {address ? <link rel="canonical" href={address} /> : null}
      {address ? <meta property="og:url" content={address} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
};
