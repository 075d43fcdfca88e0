import type { Random } from './random.ts'

/** What may happen to a request between a phone and its server. */
export const CUTS = ['lost', 'reply-lost', 'stalls', 'reply-stalls', 'busy'] as const
export type Cut = (typeof CUTS)[number]

type Served = { status: number; body: unknown }
export type Serve = (method: string, path: string, request: RequestInit) => Served

type LineOptions = {
  random: Random
  serve: Serve
  /** The cut of the next request; undefined for one that gets through. */
  nextCut: () => Cut | undefined
  after: (ms: number, run: () => void) => void
}

/** A connection on which requests take their time, and any of them may be cut on its way. */
export const openLine =
  ({ random, serve, nextCut, after }: LineOptions) =>
  (url: string, request: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const cut = nextCut()
      const fail = () => reject(new TypeError('fetch failed'))
      const stall = () => request.signal?.addEventListener('abort', fail)
      const later = (run: () => void) => after(1 + Math.floor(random() * 80), run)
      later(() => {
        if (cut === 'lost') return fail()
        if (cut === 'stalls') return stall()
        const { status, body } =
          cut === 'busy'
            ? { status: 503, body: { code: 'busy', message: 'busy' } }
            : serve(request.method ?? 'GET', url, request)
        later(() => {
          if (cut === 'reply-lost') return fail()
          if (cut === 'reply-stalls') return stall()
          resolve(Response.json(body, { status }))
        })
      })
    })
