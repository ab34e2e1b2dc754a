import type { Explanation } from './Explanation';

/** Of `host`. */
export const hostExplained: readonly Explanation[] = [
  // Cases that the types require and that never occur.
  {
    in: 'host/responses/bestEncodings.ts',
    line: "const [name = ''",
    why: 'A text that is split has a first part.',
  },
  {
    in: 'host/api/proxy.ts',
    line: "const [path = '']",
    why: 'A text that is split has a first part.',
  },
  {
    in: 'host/createHost.ts',
    mutators: ['StringLiteral'],
    line: "const { method, url = '/', headers } = request;",
    why: 'A request to a server has an address.',
  },
  {
    in: 'host/createHost.ts',
    mutators: ['StringLiteral'],
    line: "originForm(request.url ?? '')",
    why: 'A request to a server has an address.',
  },
  {
    in: 'host/fairness/FairQueue.ts',
    line: 'client.waiting.shift()?.()',
    why: 'A client comes so far only if something of it waits.',
  },
  {
    in: 'host/pages/jsonForHtml.ts',
    line: "escapes[character] ?? ''",
    why: 'The table has every character that the pattern finds.',
  },
  {
    in: 'host/sitemap/sitemapXml.ts',
    line: "escapes[character] ?? ''",
    why: 'The table has every character that the pattern finds.',
  },
  {
    in: 'host/share-image/shareImageSvg.ts',
    line: "escapes[character] ?? ''",
    why: 'The table has every character that the pattern finds.',
  },
  {
    in: 'host/api-docs/html.ts',
    line: "ENTITIES[character] ?? ''",
    why: 'The table has every character that the pattern finds.',
  },
  {
    in: 'host/share-image/breakTitle.ts',
    line: "lines[most - 1] ?? ''",
    why: 'There are more lines than that here.',
  },
  {
    in: 'host/pages/pageKey.ts',
    to: 'at <= 0',
    why: 'An address begins with a slash, so that no question mark comes first.',
  },
  {
    in: 'host/sitemap/addressOf.ts',
    line: 'default:',
    why: 'Undefined becomes null where it is used.',
  },

  {
    in: 'host/api/apiFailure.ts',
    line: 'status >= 500 || status === 429',
    to: 'status > 500',
    why: 'No failure of the API is a plain 500.',
  },

  // The same happens.
  {
    in: 'host/cache/StaleCache.ts',
    line: 'this.#purges += 1',
    why: 'The number only has to be another one after each purge.',
  },
  {
    in: 'host/api/ApiReader.ts',
    mutators: ['StringLiteral'],
    line: "response.headers.get('cache-control') ?? ''",
    why: 'Any text without these directives does.',
  },
  {
    in: 'host/api/ApiReader.ts',
    mutators: ['StringLiteral'],
    line: "response.headers.get('content-type') ?? ''",
    why: 'Any text that is no type of JSON does.',
  },
  {
    in: 'host/purge.ts',
    mutators: ['StringLiteral'],
    line: "digest(header ?? '')",
    why: 'Any text that is not the secret does.',
  },
  {
    in: 'host/api/apiFailure.ts',
    mutators: ['StringLiteral'],
    line: "String(error.code) : ''",
    why: 'Any text that is not a code does.',
  },
  {
    in: 'host/api/bufferBodies.ts',
    line: "reply.raw.once('close', () => clearTimeout(timer))",
    why: 'A timer that is left finds the body complete or the connection closed.',
  },
  {
    in: 'host/api/connectApi.ts',
    line: 'retryMethods: []',
    why: 'No method has this name.',
  },
  {
    in: 'host/api/proxy.ts',
    line: 'if (status === null) throw error;',
    why: 'Answering with no status fails in the same place, with the same page.',
  },
  {
    in: 'host/api/proxy.ts',
    line: '} catch {',
    why: 'Nothing is as false as false.',
  },
  {
    in: 'host/icons/serveIcons.ts',
    mutators: ['ArrayDeclaration'],
    line: "icons.split(',') : []",
    why: 'No icon has this name.',
  },
  {
    in: 'host/pages/ClientBuild.ts',
    mutators: ['StringLiteral'],
    line: "'utf8'",
    why: 'A buffer is read as UTF-8 too.',
  },
  {
    in: 'host/pages/ClientBuild.ts',
    mutators: ['ArrayDeclaration'],
    line: 'imports ?? []',
    why: 'A name that the manifest does not have is passed over.',
  },
  {
    in: 'host/share-image/ShareImages.ts',
    line: 'page === null || !isPlainKey(page)',
    to: 'false',
    why: 'Null is no plain address either.',
  },
  {
    in: 'host/sitemap/Sitemap.ts',
    line: "const [, name = '', page = '']",
    mutators: ['StringLiteral', 'ArrayDeclaration'],
    why: 'No collection has this name.',
  },
  {
    in: 'host/sitemap/Sitemap.ts',
    line: "return this.#file('', async () => {",
    to: '"Stryker was here!"',
    why: 'Any name that no other file has does.',
  },
  {
    in: 'host/sitemap/Sitemap.ts',
    line: 'return { value, tags: [], keep: true };',
    mutators: ['ArrayDeclaration'],
    why: 'Its files are purged all at once, not by tags.',
  },
  {
    in: 'host/share-image/ShareImages.ts',
    line: 'return { value, tags: [], keep: true };',
    mutators: ['ArrayDeclaration'],
    why: 'Pictures are kept by their titles and never purged.',
  },

  {
    in: 'host/sitemap/Sitemap.ts',
    mutators: ['ArrayDeclaration'],
    line: 'changed.get(name) ?? []',
    why: 'What has no date of a change is passed over.',
  },

  {
    in: 'host/createHost.ts',
    mutators: ['ConditionalExpression', 'LogicalOperator'],
    line: "error instanceof Error && 'statusCode' in error",
    why: 'What has no status code gives no number, and so a 500.',
  },

  // Only speed and size.
  {
    in: 'host/responses/HostResponse.ts',
    mutators: ['ObjectLiteral'],
    line: 'brotli(body, {',
    why: 'How well Brotli compresses, and how long that takes.',
  },
  {
    in: 'host/responses/HostResponse.ts',
    mutators: ['ObjectLiteral'],
    line: 'params: {',
    why: 'How well Brotli compresses, and how long that takes.',
  },
  {
    in: 'host/createHost.ts',
    line: "url.startsWith('/api/')",
    why: 'Without this short way, the proxy answers from the same cache.',
  },
  {
    in: 'host/createHost.ts',
    line: 'SMALL_CACHE_SHARE',
    why: 'The size of the caches of files and pictures, which no test fills.',
  },
  {
    in: 'host/share-image/shareImageSvg.ts',
    line: "titleLines.join('\\n')",
    to: '""',
    why: 'Lines in the source of a drawing.',
  },
  {
    in: 'host/share-image/ShareImages.ts',
    line: 'return { value, tags: [], keep: true };',
    to: 'false',
    why: 'A picture that is not kept is drawn again, the same.',
  },
  {
    in: 'host/collectGarbageWhenIdle.ts',
    why: 'Gives memory back to the system; no answer depends on it.',
  },

  {
    in: 'host/pages/document.ts',
    line: "join('\\n')",
    to: '""',
    why: 'Lines, for those who read the source of a page.',
  },

  // Words of failures and logs.
  { in: 'host/api/ApiReader.ts', line: 'this.name =', why: 'The name of a failure in the log.' },
  {
    in: 'host/sitemap/Sitemap.ts',
    mutators: ['StringLiteral'],
    line: 'throw new ApiUnavailable(502,',
    why: 'Words of a failure.',
  },
  {
    in: 'host/pages/PageRenderer.ts',
    mutators: ['StringLiteral'],
    line: "super('The page was rendered with parts missing.')",
    why: 'Words of a failure that is not shown or logged.',
  },

  // Mistakes of the host itself, of which there is none to be had.
  {
    in: 'host/api/proxyCalls.ts',
    line: '!(error instanceof TooBusy)',
    to: 'false',
    why: 'The queue throws nothing else.',
  },
  {
    in: 'host/api/proxyStreams.ts',
    line: '!(error instanceof TooBusy)',
    to: 'false',
    why: 'The queue throws nothing else.',
  },
  {
    in: 'host/api/proxyCalls.ts',
    line: '!(error instanceof ApiUnavailable)',
    to: 'false',
    why: 'Reading throws nothing else: what it could besides, an unsafe address, is refused before.',
  },

  // Tested elsewhere, or too expensive for a unit test.
  {
    in: 'host/api/proxyStreams.ts',
    line: "error.whose === 'client' ? 429 : 503",
    to: 'true',
    why: 'No test opens the five hundred streams after which it is a 503.',
  },
  {
    in: 'host/createHost.ts',
    line: 'if (socket.writable)',
    to: 'true',
    why: 'What is written to a closed socket is lost.',
  },
  {
    in: 'host/createHost.ts',
    line: 'const STALE_MS',
    why: '`unchangedPage.test.ts` fails; what is computed at import is not tried in every test.',
  },
  {
    in: 'host/pages/PageCache.ts',
    line: 'HOST_CLIENT =',
    why: 'The name by which the host queues for its own pages.',
  },
  {
    in: 'host/sitemap/Sitemap.ts',
    line: '{ waitWhenStale: true }',
    why: 'Without waiting, a file has what the next one has no more; after a purge it waits anyway.',
  },
  {
    in: 'host/share-image/breakTitle.ts',
    line: 'SLACK) / 1_000',
    why: 'Two hundredths of room for what the list of widths does not know.',
  },
  {
    in: 'host/share-image/breakTitle.ts',
    line: 'widthOf(longer) <= width',
    to: 'widthOf(longer) < width',
    why: 'No line is exactly as wide as there is room.',
  },
  {
    in: 'host/share-image/drawPng.ts',
    mutators: ['MethodExpression'],
    line: 'readdirSync(folder)',
    why: 'Most file systems list names in order.',
  },

  // The reader of fonts, which `makeFonts.mjs` runs: the test compares the widths of all characters in the fonts.
  {
    in: 'host/share-image/characterWidthsOf.ts',
    mutators: ['EqualityOperator'],
    line: 'entry < 12 + 16 * file.readUInt16BE(4)',
    why: 'What follows the list of tables is no name of a table.',
  },
  {
    in: 'host/share-image/characterWidthsOf.ts',
    mutators: ['ArithmeticOperator'],
    line: 'Math.min(glyph, measured - 1)',
    why: 'These fonts give the width of every glyph.',
  },
  {
    in: 'host/share-image/characterWidthsOf.ts',
    to: '8 - 8 * index',
    why: 'The first map of these fonts is of the format that is looked for.',
  },
  {
    in: 'host/share-image/characterWidthsOf.ts',
    line: 'code <= last && code < 0xffff',
    why: 'The last code, which ends the list, has no glyph.',
  },
  {
    in: 'host/share-image/characterWidthsOf.ts',
    line: 'const glyph = offset === 0 || listed !== 0',
    to: 'true',
    why: 'These fonts list no character without a glyph.',
  },
  {
    in: 'host/share-image/characterWidthsOf.ts',
    line: 'if (glyph !== 0)',
    to: 'true',
    why: 'These fonts list no character without a glyph.',
  },

  // The page that documents the API.
  { in: 'host/api-docs/docsCss.ts', why: 'Styles.' },
  {
    in: 'host/api-docs/docsPage.ts',
    mutators: ['StringLiteral'],
    line: '<meta name="viewport"',
    why: 'Markup.',
  },
  {
    in: 'host/api-docs/docsPage.ts',
    line: "const name = '$ref' in response",
    mutators: ['StringLiteral'],
    why: 'The generator names every failure.',
  },
  {
    in: 'host/api-docs/docsPage.ts',
    line: "const words = named && 'description' in named",
    why: 'The generator names and describes every failure.',
  },
  {
    in: 'host/api-docs/docsPage.ts',
    line: 'const { properties, required = [] } = schema;',
    why: 'No property has this name.',
  },
  {
    in: 'host/api-docs/docsPage.ts',
    line: 'document.servers[0]?.url',
    why: 'The generator names one server.',
  },
  {
    in: 'host/api-docs/docsPage.ts',
    line: 'first.session?.includes',
    why: 'What is not empty has a session.',
  },
  // Of what every cached page passes through.
  {
    in: 'host/responses/bestEncodings.ts',
    line: 'known',
    why: 'A header is parsed once: only speed.',
  },
  {
    in: 'host/responses/bestEncodings.ts',
    line: 'MAX_CACHED',
    why: 'How many headers are stored: only memory.',
  },
  {
    in: 'host/responses/sendResponse.ts',
    line: "encoding !== 'identity'",
    why: 'The body as it is always stands ready, before this line.',
  },
  {
    in: 'host/responses/sendResponse.ts',
    line: "method === 'HEAD'",
    why: 'Node sends no body to HEAD.',
  },
  {
    in: 'host/responses/sendResponse.ts',
    line: 'header === etag',
    why: 'A quicker way to what the comparison below finds too.',
  },
  {
    in: 'host/icons/IconStore.ts',
    line: 'data',
    mutators: ['ConditionalExpression', 'LogicalOperator', 'StringLiteral', 'EqualityOperator'],
    why: 'What is no object with icons fails in the next line, which is caught.',
  },
  // Evaluated while modules are imported: the bench tries these in three test files only. The named tests fail with them by hand.
  {
    in: 'host/responses/HostResponse.ts',
    line: 'compressions',
    mutators: ['ObjectLiteral'],
    why: 'Imported: host/responses/sendResponse.test.ts fails.',
  },
  {
    in: 'host/responses/HostResponse.ts',
    line: 'br: (body) =>',
    why: 'Imported: host/responses/sendResponse.test.ts fails.',
  },
  {
    in: 'host/api/proxyCalls.ts',
    line: '[',
    mutators: ['ArrayDeclaration'],
    why: 'Imported: host/api/proxy.test.ts fails.',
  },
  {
    in: 'host/api/proxyStreams.ts',
    line: '[',
    mutators: ['ArrayDeclaration'],
    why: 'Imported: host/createHost.test.ts fails.',
  },
  {
    in: 'host/api/proxyStreams.ts',
    line: "  '",
    mutators: ['StringLiteral'],
    why: 'Imported: host/createHost.test.ts fails.',
  },
  {
    in: 'host/responses/sendResponse.ts',
    line: 'etag.replace(/^W',
    why: 'Our own tags have one W/, at their beginning.',
  },
  {
    in: 'host/pages/PageRenderer.ts',
    line: 'const usesCamera',
    why: 'Imported: host/securityHeaders.test.ts fails.',
  },
];
