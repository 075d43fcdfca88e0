import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { newSecret, signedHeaders } from '../../server/platform/webhooks/signature.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { apiToken } from '../support/assistants.ts'
import { makeClub, makeMember, makeSquad, rowingFile } from '../support/factories.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'docs/api')
const INDEX = readFileSync(join(FOLDER, 'README.md'), 'utf8')
const PAGES = [...INDEX.matchAll(/^\d+\. \[[^\]]+\]\(([a-z]+)\.md\)$/gm)].map(
  ([, name]) => name ?? '',
)

/** How a program of a page is run, by the language of its block. */
const RUNNERS: Record<string, (code: string) => [string, string[]]> = {
  sh: (code) => ['bash', ['-euo', 'pipefail', '-c', code]],
  ts: (code) => [process.execPath, ['--input-type=module-typescript', '--eval', code]],
  python: (code) => ['python3', ['-c', code]],
}

/** What the programs of a language need beside Node, which a machine may lack. */
const NEEDS: Record<string, readonly string[]> = {
  sh: ['bash', 'curl', 'openssl'],
  ts: [],
  python: ['python3'],
}
const lacked = (language: string) =>
  (NEEDS[language] ?? []).filter((program) => spawnSync(program, ['--version']).error)
const RUN = Object.keys(NEEDS).filter((language) => {
  const programs = lacked(language)
  if (programs.length > 0) console.log(`${language}: not run without ${programs.join(', ')}.`)
  return programs.length === 0
})

const examplesOf = (page: string) =>
  [
    ...readFileSync(join(FOLDER, `${page}.md`), 'utf8').matchAll(
      /^```(sh|ts|python)\n([^]*?)^```\n\n```text\n([^]*?)^```$/gm,
    ),
  ].map(([, language = '', code = '', prints = '']) => ({ language, code, prints }))

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** `…` stands for anything. */
const patternOf = (prints: string) =>
  new RegExp(`^${prints.trim().split('…').map(escaped).join('[^]*')}$`)

let app: TestApp
let environment: Record<string, string>

beforeAll(async () => {
  app = await startTestApp()
  const club = await makeClub(app.db)
  const name = { first_name: 'Robin', last_name: 'Robust' }
  const coach = await makeMember(app.db, club, [ROLE.head_coach], name)
  const keen = { first_name: 'Kim', last_name: 'Keen', date_of_birth: '1999-01-01' }
  const athlete = await makeMember(app.db, club, [ROLE.athlete], keen)
  const squad = await makeSquad(app.db, club, [athlete.id])
  const body = {
    name: 'Endurance',
    sport_id: 1,
    start_date: '2026-03-10T17:30:00+01:00',
    end_date: '2026-03-10T19:00:00+01:00',
    squad_ids: [squad],
    published: true,
  }
  const { data: session } = await app.ask(createSession, { body }, { token: coach.token, club })
  const file = join(app.folder, 'row.fit')
  writeFileSync(file, rowingFile(new Date('2026-03-10T16:40:00Z')))
  environment = {
    SLIPWAY: app.url,
    TOKEN: await apiToken(app, coach, { club, scope: 'write' }),
    CLUB: String(club),
    SQUAD: String(squad),
    SESSION: String(session.id),
    ATHLETE: String(athlete.id),
    FILE: file,
    ...webhook(),
  }
})
afterAll(() => app.close())

/** A message as it arrives. */
function webhook() {
  const secret = newSecret()
  const body = JSON.stringify({ id: 'evt_1', type: 'attendance-changed', club_id: 1 })
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = signedHeaders({ id: 'evt_1', timestamp, body }, [secret])
  return {
    SECRET: secret,
    BODY: body,
    ID: 'evt_1',
    AT: String(timestamp),
    SIGNATURE: headers['webhook-signature'] ?? '',
  }
}

const run = promisify(execFile)
const FOR_PROGRAMS = { PYTHONPATH: join(ROOT, 'clients/python'), NO_COLOR: '1' }

async function printedBy(
  language: string,
  code: string,
  more: Record<string, string> = {},
): Promise<string> {
  const [program, options] = RUNNERS[language]?.(code) ?? ['', []]
  const { PATH = '', HOME = '' } = process.env
  const { stdout } = await run(program, options, {
    cwd: ROOT,
    env: { PATH, HOME, ...environment, ...more, ...FOR_PROGRAMS },
  })
  return stdout.trim()
}

test('there are ten pages, each in three languages', () => {
  expect(PAGES).toHaveLength(10)
  for (const page of PAGES)
    expect(
      examplesOf(page).map(({ language }) => language),
      page,
    ).toEqual(['sh', 'ts', 'python'])
})

describe.each(PAGES)('the programs of %s', (page) => {
  const examples = examplesOf(page).filter(({ language }) => RUN.includes(language))
  test.each(examples)('in $language print what the page says', async (example) => {
    expect(await printedBy(example.language, example.code)).toMatch(patternOf(example.prints))
  })
})

/** What a program of each language prints when a call fails. */
const FAILING: Record<string, string> = {
  ts: `import { slipway } from './clients/typescript/client.ts'
    await slipway({ url: process.env.SLIPWAY }).call('GET me').catch((error) =>
      console.log(error.name, error.message, error.retryAfter ?? 0))`,
  python: `from slipway import SlipwayError, call
try: call("GET", "me")
except SlipwayError as error: print(type(error).__name__, error, error.retry_after)`,
}
test.each(Object.keys(FAILING).filter((language) => RUN.includes(language)))(
  'the client in %s raises its own error for the page of a proxy',
  async (language) => {
    const proxy = createServer((_request, reply) =>
      reply
        .writeHead(502, {
          'content-type': 'text/html',
          'retry-after': 'Fri, 01 Jan 2027 12:00:00 GMT',
        })
        .end('<h1>Bad Gateway</h1>'),
    ).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const SLIPWAY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    expect(await printedBy(language, FAILING[language] ?? '', { SLIPWAY })).toBe(
      'SlipwayError 502 unknown: Bad Gateway 0',
    )
    proxy.closeAllConnections()
    proxy.close()
  },
)
