import { addAPIProvider, Icon } from '@iconify/react';

// Limits from the specification. Icons come through the host, so that the public service learns of no
// visitor.
addAPIProvider('', {
  resources: [''],
  path: '/icons/',
  timeout: 5000,
  rotate: 750,
  maxURL: 500,
});

export const ServiceIcon = ({ name, size }: { name: string; size: string }) => (
  <Icon icon={name} width={size} height={size} />
);
