import type { FastifyInstance } from 'fastify'

/** Addresses of scripts of others; they are loaded for who has agreed, and never on public pages. */
export type ThirdParty = Readonly<{
  chatWidgetUrl: string | undefined
  tagScriptUrl: string | undefined
}>

type Site = {
  publicUrl: string
  map: { tileUrl: string | undefined }
  thirdParty?: ThirdParty | undefined
}

/**
 * Sets the protective headers on every reply. They are the same for all, so they are written once,
 * at the start: working them out for each request, as a general plugin does, would cost more than
 * the rest of the way to the handler.
 */
export function protect(app: FastifyInstance, site: Site): void {
  const ofPages = securityHeaders(site)
  const ofData = dataHeaders(ofPages)
  app.addHook('onRequest', (request, reply, next) => {
    // The route as well: an address can be written in more than one way.
    const isCall =
      request.routeOptions.config.endpoint !== undefined || request.url.startsWith('/api/v2/')
    reply.headers(isCall ? ofData : ofPages)
    next()
  })
}

/**
 * What the interface answers is no page: nothing in it may run or be framed, what steers a page
 * says nothing, and no cache keeps it.
 */
function dataHeaders(ofPages: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept = [
    'cross-origin-resource-policy',
    'x-content-type-options',
    'strict-transport-security',
  ]
  const same = Object.entries(ofPages).filter(([name]) => kept.includes(name))
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...Object.fromEntries(same),
  }
}

function securityHeaders({ publicUrl, map, thirdParty }: Site): Readonly<Record<string, string>> {
  const https = publicUrl.startsWith('https:')
  return {
    'content-security-policy': contentSecurityPolicy({ publicUrl, map, thirdParty }, https),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    ...(https && { 'strict-transport-security': 'max-age=15552000; includeSubDomains' }),
  }
}

const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/**
 * Only our own scripts, styles and fonts; tiles from the configured map server; the live channel of
 * this origin; and where it is configured what the scripts of others bring along.
 */
function contentSecurityPolicy(
  { publicUrl, map: { tileUrl }, thirdParty }: Site,
  https: boolean,
): string {
  const others = [thirdParty?.chatWidgetUrl, thirdParty?.tagScriptUrl].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  )
  const sockets = others.map((origin) => origin.replace(/^http/, 'ws'))
  const tiles = tileUrl
    ? [new URL(tileUrl.replaceAll(/\{[^}]*\}/g, 'a')).origin.replace('//a.', '//*.')]
    : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...others],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...others],
    'connect-src': ["'self'", publicUrl.replace(/^http/, 'ws'), ...others, ...sockets],
    'font-src': ["'self'", ...others],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    // Players of videos on the wall, which are fetched when somebody asks for them.
    'frame-src': ["'self'", ...PLAYERS, ...others],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}
