import type { FastifyInstance } from 'fastify'

type Site = { publicUrl: string; map: { tileUrl: string | undefined } }

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

function securityHeaders({ publicUrl, map }: Site): Readonly<Record<string, string>> {
  const https = publicUrl.startsWith('https:')
  return {
    'content-security-policy': contentSecurityPolicy(publicUrl, map.tileUrl, https),
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

/**
 * Only our own scripts, styles and fonts; tiles from the configured map server; the live channel of
 * this origin.
 */
function contentSecurityPolicy(
  publicUrl: string,
  tileUrl: string | undefined,
  https: boolean,
): string {
  const tiles = tileUrl
    ? [new URL(tileUrl.replaceAll(/\{[^}]*\}/g, 'a')).origin.replace('//a.', '//*.')]
    : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'connect-src': ["'self'", publicUrl.replace(/^http/, 'ws')],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}
