import type { Page } from 'playwright-core'

/** What the browser itself says of a frame of scrolling. */
type FrameReport = {
  frame_sequence: number
  scroll_state: string
  /** Dropped, or without what the scroll waited for. */
  affects_smoothness: boolean
  /** Shown with a place that was not painted yet. */
  has_missing_content: boolean
}
type TraceEvent = { name: string; args?: { frame_reporter?: FrameReport } }

/** The part of the frames that come late or with blank places while `scroll` scrolls the page. */
export async function lateFramesOf(page: Page, scroll: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] })
  await scroll()
  const trace = (await browser.stopTracing()).toString()
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const reports = traceEvents
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    .filter(({ scroll_state }) => scroll_state !== 'SCROLL_NONE')
  const isLate = (report: FrameReport) => report.affects_smoothness || report.has_missing_content
  const frames = new Set(reports.map(({ frame_sequence }) => frame_sequence))
  const late = new Set(reports.filter(isLate).map(({ frame_sequence }) => frame_sequence))
  if (frames.size === 0) throw new Error('Nothing has scrolled.')
  return late.size / frames.size
}
