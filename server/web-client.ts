import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PublicRenderer } from '#contract/live/public-view.ts'
import type { ThirdParty } from './http/security.ts'
import type { DemoVisits } from './people/account/open.ts'

export type WebClient = { version: string; serve(app: FastifyInstance): Promise<void> }

type Settings = {
  folder: string
  map: { tileUrl: string | undefined; attribution: string }
  thirdParty?: ThirdParty
  demo?: DemoVisits | undefined
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

type Known = Pick<Settings, 'map'> & {
  thirdParty: ThirdParty | undefined
  demo: DemoVisits | undefined
}

/** What the browser must know of this installation. */
function tagsOf({ map, thirdParty, demo }: Known, version: string): string {
  const meta = {
    'app-version': version,
    'map-tile-url': map.tileUrl ?? '',
    'map-attribution': map.attribution,
    ...(demo && { demo: demo.resetsAt ?? 'kept' }),
    ...(thirdParty?.chatWidgetUrl !== undefined && { 'chat-widget-url': thirdParty.chatWidgetUrl }),
    ...(thirdParty?.tagScriptUrl !== undefined && { 'tag-script-url': thirdParty.tagScriptUrl }),
  }
  return Object.entries(meta)
    .map(([name, content]) => `<meta name="${name}" content="${escape(content)}">`)
    .join('')
}

/**
 * The built client: hashed assets for a year, already compressed; the page itself never cached,
 * with what the browser must know of this
 * installation in meta tags. Any address that is not a file or a call is the page: the client knows
 * its own routes.
 */
export function webClient({ folder, map, thirdParty, demo }: Settings): WebClient {
  const source = readFileSync(join(folder, 'index.html'), 'utf8')
  const version = createHash('sha256').update(source).digest('hex').slice(0, 12)
  const tags = tagsOf({ map, thirdParty, demo }, version)
  const page = source.replace('</head>', `${tags}</head>`)
  const ownScripts = hashesOfScripts(page)
  const sendPage = (reply: FastifyReply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy.replace(SCRIPTS, `$& ${ownScripts}`))
      .send(page)
  }
  return {
    version,
    async serve(app) {
      await app.register(fastifyStatic, {
        root: folder,
        index: false,
        serve: false, // a route for each file would be a tenth of the start
        preCompressed: true,
        setHeaders: (reply, path) => {
          reply.header(
            'cache-control',
            path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          )
        },
      })
      app.get('/', (_request, reply) => sendPage(reply))
      app.get('/*', (request, reply) => {
        const path = request.url.split('?')[0] ?? ''
        // A mail address ends like a file.
        const isFile = /\.([a-z0-9]{1,5}|webmanifest)$/i.test(path) && !/@|%40/.test(path)
        if (path.startsWith('/api/') || path.startsWith('/socket.io')) return reply.callNotFound()
        if (isFile) return reply.sendFile(path.slice(1))
        // What is shared by link is for those who have the link.
        if (/^\/(public|connect)\//.test(path)) reply.header('x-robots-tag', 'noindex')
        return sendPage(reply)
      })
    },
  }
}

const SCRIPTS = "script-src 'self'"

/** What allows the scripts that stand within the page, by what they say. */
const hashesOfScripts = (page: string): string =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'))

/**
 * What draws the pages for people outside, built beside the client; loaded when the first of them
 * is asked for. Null where it is not built.
 */
export function publicRenderer(webFolder: string): () => Promise<PublicRenderer | null> {
  const file = join(webFolder, '..', 'public-pages', 'renderer.js')
  let loaded: Promise<PublicRenderer | null> | undefined
  const load = async () => {
    if (!existsSync(file)) return null
    const { renderer } = (await import(pathToFileURL(file).href)) as { renderer: PublicRenderer }
    return renderer
  }
  return () => (loaded ??= load())
}
