import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOTICE_GROUPS, NOTICE_KINDS, type NoticeKind } from '#domain/notices/kinds.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  CAUSES,
  noticeWorld,
  PERSONAS,
  type NoticePersona,
  type NoticeWorld,
} from './notice-causes.ts'

/**
 * Who is notified of what, by which ways. The table is compared with what is written down here,
 * apart from the product: who is concerned by a kind, and what each setting makes of it.
 */
const FILE = new URL('notice-table.txt', import.meta.url)
const isUpdate = process.env['UPDATE'] === '1'

/** Whom a kind concerns, where it is not the rower. */
const CONCERNED: Partial<Record<NoticeKind, readonly NoticePersona[]>> = {
  'morning-noted': ['coach'],
  'message-reported': ['manager'],
  'wall-reported': ['manager'],
  'challenge-invited': ['manager'],
  'member-joined': ['coach', 'blind_coach'],
  'unnamed-joined': ['blind_coach'],
  'join-requested': ['actor', 'blind_coach', 'manager'],
  'unnamed-requested': ['blind_coach'],
  'join-approved': ['comer'],
  'join-rejected': ['comer'],
  'removed-from-club': ['mate'],
  'roles-changed': ['mate'],
  impersonated: ['manager'],
  'plan-active': ['manager'],
  'club-export-ready': ['manager'],
  'club-brought-in': ['manager'],
}

/** How people have set it, each with the ways of a kind that is about training, and so on. */
const SETTINGS = ['unchosen', 'on a device', 'all by mail', 'mails stopped', 'nothing'] as const
type Setting = (typeof SETTINGS)[number]
const WAYS: Record<Setting, { plan: string; sport: string; club: string; account: string }> = {
  unchosen: { plan: 'app mail', sport: 'app', club: 'app', account: 'app' },
  'on a device': { plan: 'app push', sport: 'app push', club: 'app', account: 'app push' },
  'all by mail': { plan: 'app mail', sport: 'app mail', club: 'app mail', account: 'app' },
  'mails stopped': { plan: 'app', sport: 'app', club: 'app', account: 'app' },
  nothing: { plan: '', sport: '', club: '', account: '' },
}
const PLAN: readonly string[] = [
  'plan',
  'place-freed',
  'place-lost',
  'club-export-ready',
  'club-brought-in',
]
const CLUB: readonly string[] = [
  'member-joined',
  'unnamed-joined',
  'roles-changed',
  'removed-from-club',
]
const MAILED_ALREADY = /^join-|^unnamed-requested$/
const FIXED: readonly string[] = [
  'impersonated',
  'plan-active',
  'guardian-added',
  'guardian-ended',
  'consent-passed',
  'consent-answered',
]

function expectedWays(kind: NoticeKind, setting: Setting): string {
  if (FIXED.includes(kind)) return 'app mail'
  const ways = WAYS[setting]
  if (kind === 'export-ready') return ways.account
  if (MAILED_ALREADY.test(kind)) return ways.club.replace(' mail', '')
  return PLAN.includes(kind) ? ways.plan : CLUB.includes(kind) ? ways.club : ways.sport
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function choose(world: NoticeWorld, setting: Setting): Promise<void> {
  const people = PERSONAS.map((name) => world[name].id)
  if (setting === 'mails stopped')
    await app.rows('insert into notice_mail_stops select unnest($1::bigint[])', [people])
  const ways = setting === 'nothing' ? ['app', 'mail', 'push'] : ['mail']
  if (setting === 'nothing' || setting === 'all by mail')
    await app.rows(
      `insert into notice_choices (user_id, kind_group, way, wanted)
        select u, g, w, $4 from unnest($1::bigint[]) u, unnest($2::text[]) g, unnest($3::text[]) w`,
      [people, NOTICE_GROUPS, ways, setting !== 'nothing'],
    )
  await app.rows(
    `create or replace function app.has_push(person bigint) returns boolean
      language sql stable security definer set search_path = public, pg_temp
      as $$ select ${setting === 'on a device'} $$`,
  )
}

type Row = { user_id: number; in_app: boolean; ways: string[] }

/** Who was notified of the kind, by name with the ways; nobody else may be in it. */
async function reached(world: NoticeWorld, kind: NoticeKind): Promise<string> {
  const rows = await app.rows<Row>(
    `select n.user_id, n.in_app, array(
        select d.way from notice_deliveries d where d.notice_id = n.id order by d.way) as ways
      from notifications n where n.kind = $1`,
    [kind],
  )
  const names = rows.map(({ user_id, in_app, ways }) => {
    const name = PERSONAS.find((one) => world[one].id === user_id) ?? 'somebody else'
    return `${name}: ${[...(in_app ? ['app'] : []), ...ways].join(' ')}`
  })
  await app.rows('delete from notifications')
  return names.toSorted().join(', ')
}

test('every kind reaches whom it concerns, by the ways they chose, and nobody else', async () => {
  const lines: string[] = []
  const expected: string[] = []
  for (const setting of SETTINGS) {
    const world = await noticeWorld(app)
    await choose(world, setting)
    for (const kind of NOTICE_KINDS) {
      await CAUSES[kind](world)
      const begin = `${kind.padEnd(18)} ${setting.padEnd(14)}`
      lines.push(`${begin} ${await reached(world, kind)}`.trimEnd())
      const ways = expectedWays(kind, setting)
      const people =
        ways === '' ? [] : (CONCERNED[kind] ?? ['rower']).map((name) => `${name}: ${ways}`)
      expected.push(`${begin} ${people.toSorted().join(', ')}`.trimEnd())
    }
  }
  expect(lines).toEqual(expected)
  const table = `${lines.join('\n')}\n`
  if (isUpdate) writeFileSync(FILE, table)
  expect(readFileSync(FILE, 'utf8'), 'review the difference, then run with UPDATE=1').toBe(table)
}, 120_000)
