interface Plugin {
  routes: Record<string, unknown>;
}

/**
 * Takes a plugin's calls out of the public API; those of the admin panel stay. What the site needs
 * of them is written anew, with its own rules, in `src/api`.
 */
export function removeContentApi(plugin: Plugin): Plugin {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] };
  return plugin;
}
