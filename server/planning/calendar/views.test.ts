import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/planning/calendar.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('kept views are a person’s own, in the order of their names', async () => {
  const club = await makeClub(app.db)
  const [mine, other] = [await makeMember(app.db, club), await makeMember(app.db, club)].map(
    ({ token }) => ({ token, club }),
  )
  if (!mine || !other) throw new Error('nobody is there')
  const kept = async (as = mine) => (await app.ask(contract.favouriteViews, {}, as)).data
  expect(await kept()).toEqual({ colours: 'sport', views: [] })
  const save = (name: string, search: string) =>
    app.ask(contract.saveFavouriteView, { body: { name, search } }, mine)
  const { id } = (await save('Week of the seniors', 'view=week&squads=7')).data
  await save('  all ergos ', 'sports=2')
  expect((await kept()).views.map(({ name, search }) => [name, search])).toEqual([
    ['all ergos', 'sports=2'],
    ['Week of the seniors', 'view=week&squads=7'],
  ])
  expect((await kept(other)).views).toEqual([])
  const params = { id }
  expect(
    (await app.refused(contract.changeFavouriteView, { params, body: { name: 'Mine' } }, other))
      .status,
  ).toBe(404)
  expect((await app.refused(contract.deleteFavouriteView, { params }, other)).status).toBe(404)
  await app.ask(contract.changeFavouriteView, { params, body: { name: 'A week' } }, mine)
  expect((await kept()).views[0]).toEqual({ id, name: 'A week', search: 'view=week&squads=7' })
  await app.ask(contract.deleteFavouriteView, { params }, mine)
  expect((await kept()).views.map(({ name }) => name)).toEqual(['all ergos'])
})

test.each([
  ['a name of blanks', { name: '  ', search: '' }],
  ['an address of another place', { name: 'x', search: 'javascript:alert(1)' }],
  ['a long one', { name: 'x', search: 'a'.repeat(2001) }],
])('%s is not kept', async (_, body) => {
  const club = await makeClub(app.db)
  const { token } = await makeMember(app.db, club)
  expect((await app.refused(contract.saveFavouriteView, { body }, { token, club })).status).toBe(
    400,
  )
})
