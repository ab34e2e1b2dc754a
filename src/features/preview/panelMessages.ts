/** What the panel tells a preview: the words of the fields that its form beside has, by their names. */
export type PanelFields = { type: 'panelFields'; labels: Readonly<Record<string, string>> };

/** What a preview tells the panel around it: that it would know the fields, and which was picked. */
type PreviewMessage = { type: 'previewAsksFields' } | { type: 'previewPicks'; field: string };

/** Whether a message comes from the panel that frames this page, which is of the site's own origin. */
export const isFromPanel = ({ origin, source }: MessageEvent): boolean =>
  origin === location.origin && window.parent !== window && source === window.parent;

/** Tells the panel around; a preview in a window of its own tells nobody. */
export function notifyPanel(message: PreviewMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
}
