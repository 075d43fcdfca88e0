import type { ServerResponse } from 'node:http'
import type { PageRequest, PublicRenderer, ShownSession } from '#contract/live/public-view.ts'
import type { Logger } from '../../log.ts'
import type { PublicPages } from './pages.ts'
import { shownSession } from './shown-sessions.ts'

/** So often those who look hear how boats stand, or that all is as it was. */
const EVERY_MS = 1000
/** Streams of one address, and of a node. */
const MOST_OF_ADDRESS = 200
const MOST_STREAMS = 20_000
/** A browser that takes no more than this is gone or too slow. */
const MOST_WAITING_BYTES = 1_000_000

type Drawn = { session: ShownSession; parts: Readonly<Record<string, string>>; order: string }
/** Those who look at a page in one language. */
type Audience = { asked: PageRequest; streams: Set<ServerResponse>; drawn: Drawn | null }

export type Streams = {
  /** Whether there is room for one more of an address. */
  hasRoom(address: string): boolean
  add(asked: PageRequest, stream: { response: ServerResponse; address: string }): void
  close(): void
}

type Parts = { pages: PublicPages; renderer: () => Promise<PublicRenderer | null>; log: Logger }

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Sends those who look at live pages what has changed, drawn once a second for all of a language.
 * A page that ends says so and ends its streams.
 */
export function openStreams({ pages, renderer, log }: Parts): Streams {
  const audiences = new Map<string, Audience>()
  const byAddress = new Map<string, number>()
  let open = 0
  let timer: NodeJS.Timeout | undefined

  const schedule = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      void sendAll({ pages, renderer, log }, audiences).finally(() => {
        timer = undefined
        if (open > 0) schedule(EVERY_MS)
      })
    }, wait).unref()
  }
  pages.onChange(() => {
    if (open > 0) schedule(0)
  })
  return {
    hasRoom: (address) => open < MOST_STREAMS && (byAddress.get(address) ?? 0) < MOST_OF_ADDRESS,
    add(asked, { response, address }) {
      const key = [asked.uuid, asked.language, asked.kiosk].join(' ')
      const audience = audiences.get(key) ?? { asked, streams: new Set(), drawn: null }
      audiences.set(key, audience)
      audience.streams.add(response)
      open += 1
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
      response.once('close', () => {
        audience.streams.delete(response)
        if (audience.streams.size === 0) audiences.delete(key)
        open -= 1
        const left = (byAddress.get(address) ?? 1) - 1
        if (left > 0) byAddress.set(address, left)
        else byAddress.delete(address)
      })
      // What the page shows was drawn a moment ago: all of it, so that nothing is missed.
      if (audience.drawn) send(response, event('page', wholeOf(audience.drawn)))
      if (timer === undefined) schedule(0)
    },
    close() {
      clearTimeout(timer)
      for (const { streams } of audiences.values()) for (const one of streams) one.end()
    },
  }
}

async function sendAll({ log, ...parts }: Parts, audiences: Map<string, Audience>): Promise<void> {
  const sendTo = async (key: string, audience: Audience) => {
    if (!(await sendStep(parts, audience))) audiences.delete(key)
  }
  await Promise.all(
    [...audiences].map(([key, audience]) =>
      sendTo(key, audience).catch((error: unknown) =>
        log.warn({ err: error }, 'a public page could not be sent'),
      ),
    ),
  )
}

const wholeOf = ({ parts, order }: Drawn) => ({ parts, order: order.split(' ') })

/** @returns false once the page has ended */
async function sendStep(
  { pages, renderer }: Omit<Parts, 'log'>,
  audience: Audience,
): Promise<boolean> {
  const { asked, streams, drawn: before } = audience
  const [page, drawer] = await Promise.all([pages.of(asked.uuid), renderer()])
  if (!page || !drawer) {
    for (const response of streams) response.end(event('gone', {}))
    return false
  }
  const session = shownSession(page, asked.language)
  const { parts, order } = drawer.liveParts(session, asked)
  const drawn = { session, parts, order: order.join(' ') }
  const changed = Object.entries(parts).filter(([id, html]) => before?.parts[id] !== html)
  const reordered = before?.order !== drawn.order
  const said = before ? drawer.said(before.session, session, asked.language) : null
  audience.drawn = drawn
  const text =
    changed.length === 0 && !reordered && said === null
      ? event('beat', {})
      : event('page', {
          parts: Object.fromEntries(changed),
          ...(reordered && { order }),
          ...(said !== null && { said }),
        })
  for (const response of streams) send(response, text)
  return true
}

function send(response: ServerResponse, text: string): void {
  if (response.writableLength > MOST_WAITING_BYTES) response.destroy()
  else response.write(text)
}
