import { longer, lotOf, openStream, SILENT_MS, type Message } from './stream.ts'
import { turnPages } from './turn-pages.ts'
import classes from './public.module.css'

/** Puts what is new into the parts it is of, and rows into their order. */
function take({ parts = {}, order, said }: Message): void {
  for (const [id, now] of Object.entries(parts)) {
    const part = typeof now === 'string' ? partOf(now) : now
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

/**
 * Moves rows that are not where they belong, and takes away boats that are no more; a row that is
 * looked at keeps the keyboard.
 */
function sort(order: readonly string[]): void {
  const rows = document.getElementById('boats')
  const focused = document.activeElement
  for (const row of document.querySelectorAll('#boats > tr'))
    if (!order.includes(row.id)) {
      document.getElementById(row.id.replace('boat', 'way'))?.remove()
      row.remove()
    }
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

/**
 * Keeps a page as it is now. A live page has a stream; where it gets none, as behind an address
 * that too many share, and on pages of figures, the page is fetched again and its parts taken from
 * it. Without this script the browser asks for the page again.
 */

/** What is shown is old after so many times without an answer. */
const ASKED_IN_VAIN = 3
const CHECK_MS = 1000
const SECOND_MS = 1000
/** The parts of a page fetched again that replace what is shown. */
const PARTS = '#state, #round, #map-note, #boats > tr, #map > g, #figures'

const main = document.querySelector('main')
const link = document.getElementById('link')
if (main?.dataset['again'] !== undefined) follow(main)
const boats = document.getElementById('boats')
const turned = document.getElementById('turned')
const sessions = document.getElementById('figures')
if (boats && turned) turnPages(boats, turned)
else if (sessions && turned) turnPages(sessions, turned, 1)

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

function follow(page: HTMLElement): void {
  let heard = Date.now()
  let streams = false
  let ended = false
  const again = () => Number(page.dataset['again']) * SECOND_MS
  const hear = (message: Message) => {
    heard = Date.now()
    showFault(page, '')
    take(message)
  }
  const end = () => {
    ended = true
    showEnd(page)
  }
  const showOld = (most: number) => {
    if (!ended && Date.now() - heard >= most) showFault(page, page.dataset['outdated'] ?? '')
  }
  setInterval(
    () => showOld(streams ? SILENT_MS : Math.max(SILENT_MS, ASKED_IN_VAIN * again())),
    CHECK_MS,
  )
  const url = page.dataset['stream']
  if (url !== undefined)
    openStream(url, {
      hear,
      end,
      hasEnded: () => ended,
      onTurn: (isOn) => {
        if (streams && !isOn) showOld(SILENT_MS)
        streams = isOn
      },
    })
  const isAsking = () => !streams && !ended && !document.hidden
  let wait = 0
  const ask = async () => {
    const answer = isAsking() ? await fetchPage() : null
    if (isAsking() && answer === 'gone') end()
    if (isAsking() && answer instanceof Document) hear(partsFor(page, answer))
    wait = answer === 'lost' ? longer(Math.max(wait, again())) : again()
    if (!ended) setTimeout(() => void ask(), lotOf(wait) + wait / 4)
  }
  setTimeout(() => void ask(), again())
}

/** The page as it is now, as caches have it; or that there is none, or no answer. */
async function fetchPage(): Promise<Document | 'gone' | 'lost'> {
  try {
    const answer = await fetch(location.href, { cache: 'no-cache' })
    if (answer.status === 404) return 'gone'
    if (!answer.ok) return 'lost'
    return new DOMParser().parseFromString(await answer.text(), 'text/html')
  } catch {
    return 'lost'
  }
}

/** The parts of a fetched page, which also says when to ask again. */
function partsFor(page: HTMLElement, fresh: Document): Message {
  const again = fresh.querySelector('main')?.dataset['again']
  if (again !== undefined) page.dataset['again'] = again
  const parts = [...fresh.querySelectorAll(PARTS)].map((part) => [part.id, part] as const)
  const order = [...fresh.querySelectorAll('#boats > tr')].map(({ id }) => id)
  return { parts: Object.fromEntries(parts), order }
}
