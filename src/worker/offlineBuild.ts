/**
 * The pages that can be opened offline, by audience: their names in `routePatterns`, and their files in `src/pages`. Node
 * loads this file with Vite's configuration and cannot load our packages.
 */
export const offlinePages = {
  member: { myCourses: 'my-courses/MyCoursesPage' },
  staff: { attendance: 'attendance/AttendancePage' },
} as const;

export type OfflineAudience = keyof typeof offlinePages;

/** Written into the service worker by the build (`host/build/serviceWorker.ts`). */
export interface OfflineBuild {
  /** As in `/build.json`. */
  id: string;
  /** The offline page and its fonts, saved for everyone. */
  precache: { url: string; revision: string | null }[];
  /** The scripts of the pages that can be opened offline. */
  scripts: Record<OfflineAudience, string[]>;
}
