import { Flex, Typography } from '@strapi/design-system';
import { encode } from 'uqr';
import { CodeForm } from './CodeForm';
import { confirmFactor, type Setup } from './calls';
import { texts } from './texts';

const words = texts.setUp;

interface AppSetUpProps {
  setup: Setup;
  onCodes: (codes: readonly string[]) => void;
}

export const AppSetUp = ({ setup, onCodes }: AppSetUpProps) => (
  <Flex direction="column" alignItems="stretch" gap={4}>
    <Typography>{words.scan}</Typography>
    <Flex justifyContent="center">
      <Qr text={setup.uri} />
    </Flex>
    <Typography>
      {words.typed} <code>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
    </Typography>
    <CodeForm
      label={words.code}
      action={words.confirm}
      onCode={async (code) => onCodes(await confirmFactor(code))}
    />
  </Flex>
);

const Qr = ({ text }: { text: string }) => {
  const { size, data } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={words.qr} width="220" height="220" viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={path} />
    </svg>
  );
};
