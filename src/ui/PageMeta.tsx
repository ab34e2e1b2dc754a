import { useContext } from 'react';
import { shareImagePath, shareImageSize } from '@/lib/shareImage';
import { SiteOriginContext } from './siteOrigin';
import { texts } from './texts';

type PageMetaProps = {
  title: string;
  description?: string | null;
  /** Without query parameters that only sort or filter. */
  canonical?: string;
  noindex?: boolean;
  /** Omits the site's name. */
  exactTitle?: boolean;
  type?: 'website' | 'article';
};

export const PageMeta = ({
  title,
  description,
  canonical,
  noindex = false,
  exactTitle = false,
  type = 'website',
}: PageMetaProps) => {
  const origin = useContext(SiteOriginContext);
  const about = description ?? texts.siteDescription;
  return (
    <>
      <title>{exactTitle ? title : `${title} · ${texts.siteName}`}</title>
      <meta name="description" content={about} />
      <meta property="og:site_name" content={texts.siteFullName} />
      <meta property="og:locale" content="vi_VN" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      {canonical === undefined ? null : <PageAddress origin={origin} canonical={canonical} />}
      {noindex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
};

type PageAddressProps = { origin: string; canonical: string };

const PageAddress = ({ origin, canonical }: PageAddressProps) => (
  <>
    <link rel="canonical" href={`${origin}${canonical}`} />
    <meta property="og:url" content={`${origin}${canonical}`} />
    <meta property="og:image" content={`${origin}${shareImagePath(canonical)}`} />
    <meta property="og:image:width" content={String(shareImageSize.width)} />
    <meta property="og:image:height" content={String(shareImageSize.height)} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
