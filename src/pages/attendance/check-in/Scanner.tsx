import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '@/ui/Button';
import { FieldMessage } from '@/ui/FieldMessage';
import { Stack } from '@/ui/layout';
import { theme } from '@/ui/theme';
import { texts } from '../texts';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Larger frames only take longer to decode. */
const WIDTH = 640;

/** Decodes the QR code in the current video frame; null if there is none. */
type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's detector, or else a lazily loaded decoder. */
async function createQrReader(): Promise<QrReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own && formats.includes('qr_code')) {
    const detector = new own({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: decodeQr } = await import('qr/decode.js');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (!context || video.videoWidth === 0) return Promise.resolve(null);
    const { canvas } = context;
    canvas.width = Math.min(WIDTH, video.videoWidth);
    canvas.height = Math.round((video.videoHeight * canvas.width) / video.videoWidth);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQr(context.getImageData(0, 0, canvas.width, canvas.height)));
    } catch {
      // It throws if it finds no code.
      return Promise.resolve(null);
    }
  };
}

const SCAN_INTERVAL_MS = 150;
/** A code that stays in view counts as one scan. */
const SAME_MS = 4_000;

type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'missing';

interface Camera {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  start: () => void;
  stop: () => void;
}

/** Scans codes with the rear camera. It is off until started, and turned off when the page is closed. */
function useCamera(onCode: (text: string) => void): Camera {
  const [state, setState] = useState<CameraState>('off');
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onCode);
  const isRequested = state === 'starting' || state === 'on';
  useEffect(() => {
    if (!isRequested) return undefined;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    const last = { text: '', at: 0 };
    const run = async () => {
      try {
        const [media, read] = await Promise.all([openCamera(), createQrReader()]);
        stream = media;
        const element = video.current;
        if (stopped || !element) return end();
        element.srcObject = media;
        await element.play();
        setState('on');
        const scanFrame = async (): Promise<void> => {
          const text = await read(element).catch(() => null);
          if (stopped) return;
          const isSame = text === last.text && Date.now() - last.at < SAME_MS;
          if (text) {
            if (!isSame) found(text);
            Object.assign(last, { text, at: Date.now() });
          }
          timer = setTimeout(() => void scanFrame(), SCAN_INTERVAL_MS);
        };
        await scanFrame();
      } catch (error) {
        end();
        if (!stopped) setState(isDenied(error) ? 'denied' : 'missing');
      }
    };
    const end = () => stream?.getTracks().forEach((track) => track.stop());
    void run();
    return () => {
      stopped = true;
      clearTimeout(timer);
      end();
    };
  }, [isRequested]);
  return { state, video, start: () => setState('starting'), stop: () => setState('off') };
}

/** @throws TypeError without a secure context, where browsers provide no camera */
const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });

const isDenied = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

const labels = texts.camera;

const Picture = styled.video<{ $on: boolean }>`
  display: ${({ $on }) => ($on ? 'block' : 'none')};
  width: 100%;
  max-height: 60vh;
  object-fit: cover;
  border: 1px solid ${theme.color.lineStrong};
`;

/** Scans codes with the camera. */
export const Scanner = ({ onCode }: { onCode: (text: string) => void }) => {
  const { state, video, start, stop } = useCamera(onCode);
  const isRunning = state === 'starting' || state === 'on';
  return (
    <Stack gap={3}>
      <Picture ref={video} $on={state === 'on'} aria-label={labels.label} muted playsInline />
      <div>
        {state === 'on' ? (
          <Button variant="secondary" onClick={stop}>
            {labels.stop}
          </Button>
        ) : (
          <Button busy={isRunning} onClick={start}>
            {isRunning ? labels.starting : labels.start}
          </Button>
        )}
      </div>
      <div aria-live="assertive">
        {state === 'denied' || state === 'missing' ? (
          <FieldMessage id="camera-message">{labels[state]}</FieldMessage>
        ) : null}
      </div>
    </Stack>
  );
};
