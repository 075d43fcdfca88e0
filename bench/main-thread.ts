import type { CDPSession } from 'playwright-core'

/**
 * Reads at any moment how many milliseconds the main thread of a page has worked, but for what was
 * asked of it from outside. It is time of the processor, so that other work of the machine is not
 * counted.
 */
export async function watchMainThread(cdp: CDPSession): Promise<() => Promise<number>> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    return 1000 * (of('TaskDuration') - of('DevToolsCommandDuration'))
  }
}

/** Stops a page where it listens to an event of its own with this name, for as long as `look` takes. */
export async function stoppedAt<T>(
  cdp: CDPSession,
  eventName: string,
  look: () => Promise<T>,
): Promise<T> {
  await cdp.send('Debugger.enable')
  await cdp.send('DOMDebugger.setEventListenerBreakpoint', { eventName })
  await new Promise((resolve) => cdp.once('Debugger.paused', resolve))
  const seen = await look()
  await cdp.send('DOMDebugger.removeEventListenerBreakpoint', { eventName })
  await cdp.send('Debugger.disable')
  return seen
}
