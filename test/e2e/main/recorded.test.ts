import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sheetOf } from '../../support/xlsx.ts'
import { signedIn } from '../browser.ts'
import { callsOf, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'

/** A session of the demo in which several recorded and nothing was entered. */
async function recordedSession(calls: ClubCalls): Promise<{ id: number; names: string[] }> {
  for (let id = 1; id < 40; id += 1) {
    const found = await calls
      .get<{ results: { full_name: string; seen: boolean }[] }>(`session/${id}/results`)
      .catch(() => null)
    const names = found?.results.filter(({ seen }) => seen).map(({ full_name }) => full_name) ?? []
    if (
      names.length >= 4 &&
      (await calls.get<{ results: unknown[] }>(`session/${id}/scores`)).results.length === 0
    )
      return { id, names }
  }
  throw new Error('The demo has no session that was only recorded')
}

test('a session only recorded is ranked, compared and exported like one that was entered', async () => {
  const { id, names } = await recordedSession(await callsOf(demo, 'coach'))
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/session/${id}/results`)
  await page.getByRole('columnheader', { name: /Rank/ }).waitFor()
  for (const name of names)
    await page
      .getByRole('cell', { name })
      .or(page.getByRole('rowheader', { name }))
      .first()
      .waitFor()

  const compared = page.getByRole('region', { name: 'Comparison' })
  await compared.getByText('Recorded, each from its own start.').waitFor()
  const [one = '', other = ''] = names
  for (const [label, name] of [
    ['First', one],
    ['Second', other],
  ] as const) {
    await compared.getByLabel(label).first().click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  await compared.getByText(`${one} and ${other}: curves`).waitFor()
  await compared
    .getByRole('columnheader', { name: `Gap to ${other}` })
    .first()
    .waitFor()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export to Excel' }).click()
  const rows = sheetOf(readFileSync((await (await saving).path()) ?? ''))
  expect(rows[0]).toEqual(expect.arrayContaining(['Time (min:s)', 'Pace (min:s/500 m)', 'ETS']))
  expect(rows.slice(1).map(([name]) => name)).toEqual(expect.arrayContaining(names))
  await leave()
})
