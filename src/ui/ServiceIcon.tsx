import { addAPIProvider, Icon } from '@iconify/react';

// The specification's limits. The host answers for the public service, so that no visitor is known to it.
addAPIProvider('', {
  resources: [''],
  path: '/icons/',
  timeout: 5000,
  rotate: 750,
  maxURL: 500,
});

/** An icon that is fetched by its Iconify name. */
export const ServiceIcon = ({ name, size }: { name: string; size: string }) => (
  <Icon icon={name} width={size} height={size} />
);
