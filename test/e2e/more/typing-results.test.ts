import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubDay, clubSpan } from '../clock.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

test.each([
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
])(
  '%s, a time that is still being typed is asked about before going back, and is there again after a reload',
  async (where, size) => {
    const calls = await callsOf(demo, 'coach')
    const [athlete] = await athletesOf(calls)
    const piece = {
      planned_distance: 2000,
      planned_time: null,
      rest: 300,
      split_length: null,
      segments: [],
    }
    const { id } = await calls.post<{ id: number }>('create-session', {
      name: `Ergo half typed ${where}`,
      sport_id: 2,
      ...clubSpan(clubDay(-1)),
      athlete_ids: athlete ? [athlete.id] : [],
      structure: { piece_structure: 1, repetitions: 1, pieces: [piece] },
    })
    const { page, leave } = await signedIn(demo, 'coach', { size })
    await page.goto(`${demo.url}/session/${id}/results`)
    await page.getByRole('link', { name: 'Enter results' }).click()
    const time = page.getByLabel(/Time$/).first()

    await time.pressSequentially('7:0')
    await page.goBack()
    const question = page.locator('[aria-modal=true]')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(page.url()).toContain('add-results')

    // What was left for the question is an entry; what is taken back while typing is none.
    await time.fill('')
    await time.press('Enter')
    await page.getByText('Saved', { exact: true }).waitFor()
    await time.pressSequentially('6')
    await time.press('Escape')
    await page.reload()
    await expect.poll(() => time.inputValue()).toBe('')

    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await time.pressSequentially('6:41.2')
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect.poll(() => time.inputValue()).toBe('6:41.2')
    await page.getByText('Saved', { exact: true }).waitFor()
    const { results } = await calls.get<{ results: { scores: { time: number | null }[] }[] }>(
      `session/${id}/scores`,
    )
    expect(results.flatMap(({ scores }) => scores.map((score) => score.time))).toEqual([401.2])
    await leave()
  },
  90_000,
)

type StoredScores = { pieces: { piece: number; planned: boolean }[] }

test('results stay with their piece when a coach takes out, moves and puts back others', async () => {
  const calls = await callsOf(demo, 'coach')
  const [athlete] = await athletesOf(calls)
  if (!athlete) throw new Error('The demo has no athletes')
  const pieces = [2000, 1500, 1000].map((planned_distance) => ({
    planned_distance,
    planned_time: null,
    rest: null,
    split_length: null,
    segments: [],
  }))
  const { id } = await calls.post<{ id: number }>('create-session', {
    name: 'Ladder with results',
    sport_id: 2,
    ...clubSpan(clubDay(-1)),
    athlete_ids: [athlete.id],
    structure: { piece_structure: 3, repetitions: 1, pieces },
  })
  const scores = [410, 300, 190].map((time, index) => ({
    piece: index + 1,
    part: 'piece',
    number: 0,
    values: { time },
  }))
  await calls.post(`session/${id}/add-scores`, { results: [{ user_id: athlete.id, scores }] })
  const planned = async () =>
    (await calls.get<StoredScores>(`session/${id}/scores`)).pieces.map(
      ({ piece, planned: still }) => (still ? piece : -piece),
    )
  const { page, leave } = await signedIn(demo, 'coach')
  /** The form may be opened again in the moment in which it is being left. */
  const save = async () => {
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(`**/session/${id}`)
  }
  const piece = (number: number) =>
    page.getByRole('group', { name: `Piece ${number}`, exact: true })

  await page.goto(`${demo.url}/create-session/${id}`)
  await piece(2).getByRole('button', { name: 'Remove this piece' }).click()
  await page
    .getByText('1 result from Piece 2 (1,500 m) stays in the session, marked as no longer planned.')
    .waitFor()
  await expectAccessible(page, 'the form with its warning')
  await save()
  await expect.poll(() => planned()).toEqual([1, 3, -2])
  await page.goto(`${demo.url}/session/${id}/results`)
  const choose = async (name: string, time: string) => {
    await page.getByRole('button', { name: /^Piece/ }).click()
    await page.getByRole('menuitemradio', { name, exact: true }).click()
    await page.getByRole('cell', { name: time }).first().waitFor()
  }
  await choose('Piece 2', '3:10.0')
  await choose('1,500 m (no longer planned)', '5:00.0')

  await page.goto(`${demo.url}/create-session/${id}`)
  await piece(2).getByRole('button', { name: 'Move up' }).click()
  await save()
  await expect.poll(() => planned()).toEqual([3, 1, -2])

  // What is typed is matched to what was planned, and what was taken out comes back with its
  // results.
  await page.goto(`${demo.url}/create-session/${id}`)
  await page.getByLabel('Structure as text').fill('500m+1000m+1500m+2000m')
  await save()
  await expect.poll(() => planned()).toEqual([4, 3, 2, 1])
  await page.goto(`${demo.url}/session/${id}/results?piece=2`)
  await page.getByRole('cell', { name: '5:00.0' }).first().waitFor()
  await page.getByRole('button', { name: 'Piece Piece 3', exact: true }).waitFor()
  await leave()
})
