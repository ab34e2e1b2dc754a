import { useEffect } from 'react';

interface FeaturePolicy {
  allowsFeature(name: string): boolean;
}

/**
 * Only a document loaded for this page may use the camera (`host/pages/securityHeaders.ts`). After client-side
 * navigation the document belongs to another page, so the page is reloaded once.
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
