/** Sent by the panel: the labels of the form's fields, by name. */
export type PanelFields = { type: 'panelFields'; labels: Readonly<Record<string, string>> };

/** Sent to the panel: a request for the fields, or the field that was picked. */
type PreviewMessage = { type: 'previewAsksFields' } | { type: 'previewPicks'; field: string };

/** Whether a message comes from the panel that frames this page, on the site's own origin. */
export const isFromPanel = ({ origin, source }: MessageEvent): boolean =>
  origin === location.origin && window.parent !== window && source === window.parent;

/** Does nothing if the preview is not framed. */
export function notifyPanel(message: PreviewMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
}
