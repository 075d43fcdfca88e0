import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/report-links.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { startTestApp } from '../../../test/support/app.ts'
import { makeMember } from '../../../test/support/factories.ts'
import { openReportLinks, type ReportLinks } from '../../../test/support/report-links.ts'

let world: ReportLinks
beforeAll(async () => {
  world = await openReportLinks()
})
afterAll(() => world.app.close())

describe('a link ends', () => {
  const codeOf = async (token: string) => {
    const { status, json, text } = await world.look(token)
    expect(text).not.toContain('Club ')
    return [status, (json as { code?: string }).code]
  }

  test('when its maker stops it, which the audit log knows', async () => {
    const { id, token } = await world.make()
    await world.app.ask(contract.stopReportLink, { params: { id } }, world.asCoach)
    expect(await codeOf(token)).toEqual([410, 'report_link_stopped'])
    expect((await world.held()).map((link) => link.id)).not.toContain(id)
    const noted = await world.app.rows<{ action: string }>(
      `select action from audit_log where about_club = $1 and user_id = $2
        and (subject ->> 'id' = $3 or subject -> 'ids' @> $4::jsonb) order by id`,
      [world.club, world.coach.id, String(id), JSON.stringify([id])],
    )
    expect(noted.map(({ action }) => action)).toEqual(['report-link-made', 'report-link-stopped'])
  })

  test('when its days are over', async () => {
    const { id, token } = await world.make()
    await world.app.rows('update report_links set expires_at = now() where id = $1', [id])
    expect(await codeOf(token)).toEqual([410, 'report_link_expired'])
  })

  test('as if it had never been when its maker is no coach any more', async () => {
    const { app, club } = world
    const former = await makeMember(app.db, club, [ROLE.coach])
    const { token } = await world.make({}, { token: former.token, club })
    expect((await world.look(token)).status).toBe(200)
    await app.rows('update membership_roles set role_id = $3 where club_id = $1 and user_id = $2', [
      club,
      former.id,
      ROLE.athlete,
    ])
    expect(await codeOf(token)).toEqual([404, 'not_found'])
  })

  test('as if it had never been when its maker has left the club', async () => {
    const { app, club } = world
    const former = await makeMember(app.db, club, [ROLE.coach])
    const { token } = await world.make({}, { token: former.token, club })
    await app.rows(
      `update memberships set status = ${MEMBER_STATUS.left} where club_id = $1 and user_id = $2`,
      [club, former.id],
    )
    expect(await codeOf(token)).toEqual([404, 'not_found'])
  })

  test('refuses a token nobody has', async () => {
    expect(await codeOf('no-such-token')).toEqual([404, 'not_found'])
  })

  test('refuses to stop the link of another coach, but for who edits the club', async () => {
    const { app, club } = world
    const other = await makeMember(app.db, club, [ROLE.coach])
    const { id, token } = await world.make({}, { token: other.token, club })
    const stop = (as: ReportLinks['asCoach']) =>
      app.send(contract.stopReportLink, { params: { id } }, as)
    expect((await stop(world.asCoach)).status).toBe(404)
    expect((await world.look(token)).status).toBe(200)
    expect((await stop(world.asManager)).status).toBe(200)
    expect((await world.look(token)).status).toBe(410)
  })

  test('for good when the club shows no reports outside any more', async () => {
    const { token } = await world.make()
    await world.allow(false)
    expect(await codeOf(token)).toEqual([410, 'report_link_stopped'])
    await world.allow(true)
    expect(await codeOf(token)).toEqual([410, 'report_link_stopped'])
    expect(await world.held()).toEqual([])
  })
})

test('an address that looks all the time has to wait', async () => {
  const strict = await startTestApp({ loginsPerMinute: 2 })
  const status = async () =>
    (await strict.send(contract.publicReport, { params: { token: 'none' } }, {})).status
  expect([await status(), await status(), await status()]).toEqual([404, 404, 429])
  await strict.close()
})
