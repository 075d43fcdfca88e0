/** What is new of a page: its parts by their id, the rows in their order, and what is said aloud. */
export type Message = {
  parts?: Readonly<Record<string, string | Element>>
  order?: readonly string[]
  said?: string
}

/** Puts what is new into the parts it is of, and rows into their order. */
export function take({ parts = {}, order, said }: Message): void {
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
