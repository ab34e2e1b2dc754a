import { describe, expect, it } from 'vitest';
import { readVideo, videoFrames } from './videoUrl';

const youTube = `${videoFrames.youTube}dQw4w9WgXcQ?autoplay=1&rel=0&hl=vi`;

describe('readVideo', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://m.youtube.com/live/dQw4w9WgXcQ',
    ' https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ ',
  ])('plays %s on YouTube without cookies', (address) =>
    expect(readVideo(address)).toEqual({ kind: 'frame', url: youTube, provider: 'YouTube' }),
  );

  it.each([
    ['https://vimeo.com/123456', '123456?autoplay=1&dnt=1'],
    ['https://vimeo.com/123456/abc9', '123456?autoplay=1&dnt=1&h=abc9'],
    ['https://player.vimeo.com/video/123456?h=abc9', '123456?autoplay=1&dnt=1&h=abc9'],
  ])('plays %s on Vimeo without tracking', (address, rest) =>
    expect(readVideo(address)).toMatchObject({ url: videoFrames.vimeo + rest, provider: 'Vimeo' }),
  );

  it('plays a video file in the browser', () =>
    expect(readVideo('https://video.example/a/bai-1.mp4?k=1')).toEqual({
      kind: 'file',
      url: 'https://video.example/a/bai-1.mp4?k=1',
      provider: 'video.example',
    }));

  it.each([
    'https://video.example/xem/1',
    'https://www.youtube.com/@vien',
    'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/%22onload=',
  ])('links to %s without playing it', (address) => expect(readVideo(address)?.kind).toBe('link'));

  it.each([
    null,
    '',
    'video.mp4',
    'http://video.example/1.mp4',
    'javascript:alert(1)',
    'data:video/mp4;base64,AA',
    'https://user:pass@video.example/1.mp4',
  ])('ignores %s', (address) => expect(readVideo(address)).toBeNull());
});
