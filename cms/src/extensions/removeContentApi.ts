interface Plugin {
  routes: Record<string, unknown>;
}

/**
 * Removes a plugin's content API; the admin API stays. What the site needs is reimplemented under its
 * own rules in `src/api`.
 */
export function removeContentApi(plugin: Plugin): Plugin {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] };
  return plugin;
}
