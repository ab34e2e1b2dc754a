import { useEffect } from 'react';

interface FeaturePolicy {
  allowsFeature(name: string): boolean;
}

/**
 * Only this page's document may use the camera (`host/pages/securityHeaders.ts`): who came by a link within
 * the app has another page's, and loads this one anew, once.
 */
export function useCameraDocument(): void {
  useEffect(() => {
    const { featurePolicy } = document as { featurePolicy?: FeaturePolicy };
    if (!featurePolicy || featurePolicy.allowsFeature('camera')) return;
    const [loaded] = performance.getEntriesByType('navigation');
    const loadedPath = loaded ? new URL(loaded.name).pathname : location.pathname;
    if (loadedPath !== location.pathname) location.reload();
  }, []);
}
