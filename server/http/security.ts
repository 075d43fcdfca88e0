import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Only our own scripts, styles and fonts; tiles from the configured map server; the live channel of this origin. */
export function securityHeaders({ publicUrl, map }: { publicUrl: string; map: { tileUrl: string | undefined } }): FastifyHelmetOptions {
  const tiles = map.tileUrl ? [new URL(map.tileUrl.replaceAll(/\{[^}]*\}/g, 'a')).origin.replace('//a.', '//*.')] : []
  const https = publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        connectSrc: ["'self'", publicUrl.replace(/^http/, 'ws')],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 15_552_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  }
}
