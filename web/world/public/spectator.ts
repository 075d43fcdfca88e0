import classes from './public.module.css'

/**
 * Keeps a live page as it is now: one stream, whose parts take the place of those on the page.
 * Without this script the page is asked for again by the browser.
 */

type Message = { parts?: Record<string, string>; order?: string[]; said?: string }

/** The server says something every second: after so long without a word what is shown is old. */
const SILENT_MS = 12_000
const CHECK_MS = 1000
/** Waits between tries, so that many who lost it do not come back at once. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

const main = document.getElementById('live')
const link = document.getElementById('link')
if (main?.dataset['stream'] !== undefined) follow(main, main.dataset['stream'])

/** Says in the page what is wrong with what it shows; nothing where all is well. */
function showFault(page: HTMLElement, text: string): void {
  if (link && link.textContent !== text) link.textContent = text
  page.classList.toggle(String(classes.outdated), text !== '')
}

/** Nothing of a page that has ended stays. */
function showEnd(page: HTMLElement): void {
  page.replaceChildren(...(link ? [link] : []))
  document.getElementById('state')?.remove()
  showFault(page, page.dataset['gone'] ?? '')
}

function follow(page: HTMLElement, url: string): void {
  let source: EventSource | undefined
  let heard = Date.now()
  let wait = FIRST_WAIT_MS
  let ended = false

  const hear = () => {
    heard = Date.now()
    wait = FIRST_WAIT_MS
    showFault(page, '')
  }
  const end = () => {
    ended = true
    source?.close()
    showEnd(page)
  }
  const open = () => {
    source = new EventSource(url)
    source.addEventListener('beat', hear)
    source.addEventListener('page', ({ data }: MessageEvent<string>) => {
      hear()
      take(JSON.parse(data) as Message)
    })
    source.addEventListener('gone', end)
    source.addEventListener('error', retry)
  }
  const retry = () => {
    source?.close()
    if (ended) return
    const lot = wait / 2 + (Math.random() * wait) / 2
    wait = Math.min(2 * wait, LONGEST_WAIT_MS)
    setTimeout(() => void lookFirst().then((next) => next()), lot)
  }
  /** A page that is no more does not stream either. */
  const lookFirst = async () => {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
      () => null,
    )
    if (answer?.status === 404) return end
    return answer?.ok === true ? open : retry
  }
  setInterval(() => {
    if (!ended && Date.now() - heard > SILENT_MS) showFault(page, page.dataset['outdated'] ?? '')
  }, CHECK_MS)
  open()
}

/** Puts what is new into the parts it is of, and rows into their order. */
function take({ parts = {}, order, said }: Message): void {
  for (const [id, html] of Object.entries(parts)) {
    const part = partOf(html)
    const shown = document.getElementById(id)
    if (part && shown) bringUpToDate(shown, part)
    else if (part)
      document.getElementById(part instanceof SVGElement ? 'map' : 'boats')?.append(part)
  }
  if (order) sort(order)
  const aloud = document.getElementById('said')
  if (aloud && said !== undefined) aloud.textContent = said
}

/** Changes no more than what differs, so that who is on a link of a boat stays there. */
function bringUpToDate(shown: Element, now: Element): void {
  if (shown.isEqualNode(now)) return
  const [before, after] = [[...shown.childNodes], [...now.childNodes]]
  const isAlike =
    before.length === after.length &&
    before.every((node, at) => node.nodeName === after[at]?.nodeName)
  for (const { name } of shown.attributes) if (!now.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of now.attributes) shown.setAttribute(name, value)
  if (!isAlike) {
    shown.replaceChildren(...after)
    return
  }
  for (const [at, node] of before.entries()) {
    const fresh = after[at]
    if (node instanceof Element && fresh instanceof Element) bringUpToDate(node, fresh)
    else if (fresh && node.nodeValue !== fresh.nodeValue) node.nodeValue = fresh.nodeValue
  }
}

/** Moves rows that are not where they belong; one that is looked at keeps the keyboard. */
function sort(order: readonly string[]): void {
  const rows = document.getElementById('boats')
  const focused = document.activeElement
  for (const [at, id] of order.entries()) {
    const row = document.getElementById(id)
    if (rows && row && rows.children[at] !== row) rows.insertBefore(row, rows.children[at] ?? null)
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
}

function partOf(html: string): Element | null {
  const template = document.createElement('template')
  const isDrawn = html.startsWith('<g')
  template.innerHTML = isDrawn ? `<svg>${html}</svg>` : html
  const first = template.content.firstElementChild
  return isDrawn ? (first?.firstElementChild ?? null) : first
}
