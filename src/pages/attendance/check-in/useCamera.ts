import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createQrReader } from './readQr';

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
export function useCamera(onCode: (text: string) => void): Camera {
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
