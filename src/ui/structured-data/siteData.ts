import { routePatterns } from '@iia/shared/routePatterns';
import { texts } from '../texts';
import { CONTEXT, instituteReference } from './schemaOrg';

interface InstituteFacts {
  name: string;
  address: string;
  hotline: string;
  email: string;
  taxCode: string;
  socials: readonly { url: string }[];
}

export function siteData(company: InstituteFacts, origin: string): object {
  const institute = instituteReference(origin);
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        ...institute,
        name: company.name,
        alternateName: texts.siteName,
        logo: `${origin}/apple-touch-icon.png`,
        address: {
          '@type': 'PostalAddress',
          streetAddress: company.address,
          addressCountry: 'VN',
        },
        telephone: company.hotline,
        email: company.email,
        taxID: company.taxCode,
        ...(company.socials.length > 0 && { sameAs: company.socials.map(({ url }) => url) }),
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#trang-web`,
        name: texts.siteName,
        alternateName: texts.siteFullName,
        url: `${origin}/`,
        inLanguage: 'vi',
        publisher: { '@id': institute['@id'] },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${routePatterns.search}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
