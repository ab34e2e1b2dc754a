import { describe, expect, it } from 'vitest';
import { readMap } from './mapEmbed';

const address = '26 phố Duy Tân, Hà Nội';
const search =
  'https://www.openstreetmap.org/search?query=26%20ph%E1%BB%91%20Duy%20T%C3%A2n%2C%20H%C3%A0%20N%E1%BB%99i';

describe('readMap', () => {
  it('allows frames from OpenStreetMap, and links to the marker', () => {
    const url =
      'https://www.openstreetmap.org/export/embed.html?bbox=105.7%2C21.0%2C105.8%2C21.1&marker=21.0308%2C105.7837';
    expect(readMap(url, address)).toEqual({
      frame: { url, provider: 'OpenStreetMap' },
      link: 'https://www.openstreetmap.org/?mlat=21.0308&mlon=105.7837#map=17/21.0308/105.7837',
    });
  });

  it('allows frames from Google Maps', () => {
    const url = 'https://www.google.com/maps/embed?pb=!1m18';
    expect(readMap(url, address)).toEqual({
      frame: { url, provider: 'Google Maps' },
      link: search,
    });
  });

  it.each([
    null,
    '',
    'not an address',
    'javascript:alert(1)',
    'https://www.openstreetmap.org.evil.example/export/embed.html',
    'https://evil.example/export/embed.html',
    'http://www.openstreetmap.org/export/embed.html',
    'https://www.google.com/maps/embed/../../url?q=https://evil.example',
  ])('returns no map for %s', (embed) => {
    expect(readMap(embed, address)).toEqual({ frame: null, link: search });
  });

  it('ignores an invalid marker', () => {
    const url = 'https://www.openstreetmap.org/export/embed.html?marker=%22%3E,1';
    expect(readMap(url, address).link).toBe(search);
  });
});
