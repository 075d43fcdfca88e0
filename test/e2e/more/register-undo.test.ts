import { beforeAll, expect, test } from 'vitest'
import { PHONE, signedIn } from '../browser.ts'
import { athletesOf, callsOf, rowTomorrow, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'

const NAME = 'Clara Dubois'

let coach: ClubCalls
beforeAll(async () => {
  coach = await callsOf(demo, 'coach')
})

test.each(['with a connection', 'without one'])(
  'a person taken out of the register comes back with answer and note, %s',
  async (how) => {
    const athlete = (await athletesOf(coach)).find(({ full_name }) => full_name === NAME)?.id ?? 0
    const session = await rowTomorrow(coach, `Register ${how}`, [athlete])
    const users = { [athlete]: { attending: 2, reason: 'school', note: 'Exam until nine' } }
    await coach.post('session-attendance', { event_id: session, users })
    const { page, context, leave } = await signedIn(demo, 'coach', { size: PHONE })
    await page.goto(`${demo.url}/session/${session}/attendance`)
    const row = page.getByRole('group', { name: new RegExp(NAME) }).first()
    await row.waitFor()
    if (how === 'without one') await context.setOffline(true)
    await page.getByRole('button', { name: `More options for ${NAME}` }).click()
    await page.getByRole('menuitem', { name: 'Remove from the session' }).click()
    await page.getByText(`${NAME} removed from the session`).waitFor()
    await expect.poll(() => row.count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await row.waitFor()
    await page
      .getByText(/Exam until nine/)
      .first()
      .waitFor()
    if (how === 'without one') await context.setOffline(false)
    const kept = async () =>
      (
        await coach.get<
          {
            user_id: number
            attending: number | null
            reason: string | null
            note: string | null
          }[]
        >(`session/${session}/attendance`)
      ).find(({ user_id }) => user_id === athlete)
    await expect
      .poll(kept)
      .toMatchObject({ attending: 2, reason: 'school', note: 'Exam until nine' })
    await leave()
  },
)
