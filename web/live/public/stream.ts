/** What is new of a page: parts by their id, the rows in their order, and what is said aloud. */
export type Message = {
  parts?: Readonly<Record<string, string | Element>>
  order?: readonly string[]
  said?: string
}

/** A stream says something every second: after so long without a word what is shown is old. */
export const SILENT_MS = 12_000
/** Waits between tries, so that many who lost it do not come back at once. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

export const lotOf = (wait: number): number => wait / 2 + (Math.random() * wait) / 2
export const longer = (wait: number): number => Math.min(2 * wait, LONGEST_WAIT_MS)

type Listener = {
  hear: (message: Message) => void
  end: () => void
  hasEnded: () => boolean
  /** Whether the stream is there now. */
  onTurn: (isOn: boolean) => void
}

/**
 * Listens to a stream, and tries again for as long as there is none. One that is silent is lost: a
 * line that broke without a word, as when a phone changes its network, reports no error.
 */
export function openStream(url: string, { hear, end, hasEnded, onTurn }: Listener): void {
  let wait = FIRST_WAIT_MS
  const open = () => {
    if (hasEnded()) return
    const source = new EventSource(url)
    const lose = () => {
      clearTimeout(silence)
      source.close()
      onTurn(false)
      setTimeout(open, lotOf(wait))
      wait = longer(wait)
    }
    let silence = setTimeout(lose, SILENT_MS)
    const on = (message: Message) => {
      clearTimeout(silence)
      silence = setTimeout(lose, SILENT_MS)
      wait = FIRST_WAIT_MS
      onTurn(true)
      hear(message)
    }
    source.addEventListener('beat', () => on({}))
    source.addEventListener('page', ({ data }: MessageEvent<string>) =>
      on(JSON.parse(data) as Message),
    )
    source.addEventListener('gone', () => {
      clearTimeout(silence)
      source.close()
      end()
    })
    source.addEventListener('error', lose)
  }
  open()
}
