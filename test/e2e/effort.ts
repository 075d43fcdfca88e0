import type { BrowserContext } from 'playwright-core'

/** What a person did with their hands: presses of a pointer, and keys. */
export type Effort = { clicks: number; keys: number }

/**
 * Counts what is really clicked and typed in the pages of a person, as the browser sees it: a story
 * types key by key, since filling a field at once is seen by nobody.
 */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { clicks: 0, keys: 0 }
  await context.exposeFunction('noteEffort', (kind: keyof Effort) => {
    effort[kind]++
  })
  await context.addInitScript(() => {
    const { noteEffort } = globalThis as unknown as { noteEffort(kind: string): void }
    const count = (event: string, kind: string) =>
      document.addEventListener(event, ({ isTrusted }) => isTrusted && noteEffort(kind), true)
    count('pointerdown', 'clicks')
    count('keydown', 'keys')
  })
  return effort
}
