import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { get } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { TestApp } from '../support/app.ts'
import type { Answer } from '../support/http.ts'
import type { PrivateFigures } from '../support/private-figures.ts'

/** Routes that carry nothing of anybody, with what they do carry. */
const NOBODYS: Record<string, string> = {
  '/metrics': 'counts of the server',
  '/healthz': 'whether the server answers',
  '/healthz/address': 'how the request itself has come here',
  '/readyz': 'whether the server can work',
  '/': 'the built page, the same for everybody',
  '/*': 'the built files, the same for everybody',
  '/api/docs': 'the description of the calls',
  '/api/v2/openapi.json': 'the description of the calls',
}

/** Routes for who has a token, with where they are asked. */
const BY_TOKEN: Record<string, string> = { '/mcp': 'private-assistants.ts' }

/** What is first written into an answer that may never end. */
const beginning = (url: string): Promise<Pick<Answer, 'bytes' | 'text'>> =>
  new Promise((resolve, reject) => {
    const asked = get(url, { agent: false }, (response) => {
      const chunks: Buffer[] = []
      const end = () => {
        asked.destroy()
        const bytes = Buffer.concat(chunks)
        resolve({ bytes, text: bytes.toString('utf8') })
      }
      response.once('data', (chunk: Buffer) => {
        chunks.push(chunk)
        end()
      })
      response.once('end', end)
    })
    asked.once('error', reject)
  })

/** Every address of a route: of the public page, its boats and the public challenges. */
function addressesOf(url: string, { page, challenges, scullers }: PrivateFigures): string[] {
  const places = url.includes(':place') ? Array.from({ length: scullers }, (_, at) => at + 1) : [0]
  return [page, ...challenges.map(({ slug }) => slug)].flatMap((name) =>
    places.map((place) => url.replace(/:(uuid|slug)/, name).replace(':place', String(place))),
  )
}
const isAsked = (url: string) => /:(uuid|slug)\b/.test(url) && !/:(?!uuid|slug|place)/.test(url)

/** Notes every route of the servers that are started until `stop`. */
export function watchRoutes(): { urls: Set<string>; stop(): void } {
  const urls = new Set<string>()
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ url, config }) => {
      if (!(config && 'endpoint' in config)) urls.add(url)
    })
  }
  subscribe('fastify.initialization', watch)
  return { urls, stop: () => void unsubscribe('fastify.initialization', watch) }
}

/** Routes that are neither asked nor known to carry nothing of anybody. */
export const unknownRoutes = (urls: ReadonlySet<string>): string[] =>
  [...urls].filter((url) => !(url in NOBODYS) && !(url in BY_TOKEN) && !isAsked(url))

/** What anybody outside reads, by address. */
export async function askOutside(
  app: TestApp,
  figures: PrivateFigures,
  urls: ReadonlySet<string>,
): Promise<{ url: string; answers: Pick<Answer, 'bytes' | 'text'>[] }[]> {
  const answersOf = (url: string) =>
    Promise.all(
      addressesOf(url, figures).map((path) =>
        path.endsWith('/stream') ? beginning(`${app.url}${path}`) : app.call('GET', path),
      ),
    )
  const asked = [...urls].filter(isAsked)
  return Promise.all(asked.map(async (url) => ({ url, answers: await answersOf(url) })))
}
