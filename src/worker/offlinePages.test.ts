import { expect, it } from 'vitest';
import { outdatedCaches } from './offlinePages';

it('deletes the documents of other builds, and the scripts of all but this and the one before', () => {
  const names = [
    'assets-app-1',
    'pages-app-1',
    'member-7',
    'workbox-precache-v2',
    'assets-app-2',
    'pages-app-2',
    'pages-app-3',
    'assets-app-3',
  ];
  expect(outdatedCaches(names, 'app-3')).toEqual(['pages-app-1', 'pages-app-2', 'assets-app-1']);
});
