interface Plugin {
  routes: Record<string, unknown>;
}

/** Disables a plugin's content API but not its admin API; `src/api` reimplements what the site needs. */
export function removeContentApi(plugin: Plugin): Plugin {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] };
  return plugin;
}
