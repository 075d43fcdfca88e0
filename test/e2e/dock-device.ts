import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { DemoFile } from '../../server/demo/demo-file.ts'

export type Person = { id: number; full_name: string }

/** The button for an answer of somebody in the register. */
export const mark = (page: Page, { full_name }: Person, name: string) =>
  page
    .getByRole('group', { name: `${full_name}: answer` })
    .getByRole('button', { name, exact: true })

/** Picks what the menu of a person's line has. */
export async function pickMore(page: Page, person: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: `More options for ${person.full_name}` }).click()
  await page.getByRole('menu').getByText(name, { exact: true }).click()
}

/** Opens the register and waits until this device could open it again without a signal. */
export async function openRegister(page: Page, demo: DemoFile, id: number): Promise<void> {
  await page.goto(`${demo.url}/session/${id}/attendance`)
  await page
    .getByRole('group', { name: /: answer$/ })
    .first()
    .waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await indexedDB.databases()).some(({ name }) => name === 'slipway-offline'),
      ),
    )
    .toBe(true)
  // The person, the clubs, the session, its register, and who else could be added.
  await expect.poll(() => keptHere(page).then(({ replies }) => replies)).toBeGreaterThanOrEqual(5)
}

/** How much this device keeps. */
export const keptHere = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ entries: number; replies: number }>((resolve, reject) => {
        const opening = indexedDB.open('slipway-offline')
        opening.addEventListener('error', () => reject(new Error('no store')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(['entries', 'replies'])
          const entries = reading.objectStore('entries').count()
          const replies = reading.objectStore('replies').count()
          reading.addEventListener('complete', () => {
            opening.result.close()
            resolve({ entries: entries.result, replies: replies.result })
          })
        })
      }),
  )

/** The calls of which this device keeps a reply, by method and path. */
export const keptCalls = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('slipway-offline')
        opening.addEventListener('error', () => reject(new Error('no store')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('replies').objectStore('replies').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve((reading.result as { name: string }[]).map(({ name }) => name))
          })
        })
      }),
  )
