/** So long a page of boats stays on a screen that nobody touches. */
const TURN_MS = 10_000
/** However small the screen is. */
const LEAST_ROWS = 3

/**
 * Shows as many rows as fit on the screen, and the next ones after a while.
 * @param least the fewest on a page, also where they do not fit
 */
export function turnPages(rows: HTMLElement, note: HTMLElement, least = LEAST_ROWS): void {
  let page = 0
  const observer = new MutationObserver(() => show())
  const show = () => {
    observer.disconnect()
    const all = [...rows.children].filter((row) => row instanceof HTMLElement)
    for (const row of all) row.hidden = false
    const heights = all.map(({ offsetHeight }) => offsetHeight)
    const pages = pagesOf(heights, roomFor(rows), least)
    const count = Math.max(0, ...pages) + 1
    page %= count
    for (const [at, row] of all.entries()) row.hidden = pages[at] !== page
    note.textContent = count > 1 ? `${page + 1} / ${count}` : ''
    observer.observe(rows, { childList: true, subtree: true, attributeFilter: ['hidden'] })
  }
  const turn = () => {
    page += 1
    show()
  }
  window.addEventListener('resize', show)
  setInterval(turn, TURN_MS)
  show()
}

/** The height that is left for rows beside all else that is on the page. */
function roomFor(rows: HTMLElement): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight <= clientHeight ? Infinity : clientHeight - scrollHeight + rows.offsetHeight
}

/** On which page each row is, from 0 on. */
export function pagesOf(heights: readonly number[], room: number, least = LEAST_ROWS): number[] {
  let [page, used, count] = [0, 0, 0]
  return heights.map((height) => {
    if (used + height > room && count >= least) {
      page += 1
      used = 0
      count = 0
    }
    used += height
    count += 1
    return page
  })
}
