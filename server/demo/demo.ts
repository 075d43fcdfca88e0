import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Config } from '../config.ts'
import { connectOwner, handleOn } from '../db/client.ts'
import type { Database } from '../db/open.ts'
import { REACTIONS } from '../events/reactions.ts'
import type { DemoVisits } from '../people/account/open.ts'
import type { Demo as LoadedDemo } from '../start-parts.ts'
import type { Progress } from '../start-progress.ts'
import { demoFile, writeDemoFile, type DemoFile } from './demo-file.ts'
import {
  clubPeople,
  DEMO_CLUB,
  manager,
  nameOf,
  others,
  shownAthlete,
  shownCoach,
  type Person,
} from './people.ts'
import { insertRows } from './rows.ts'
import { seedClubs, type Demo, type Tools } from './seed-clubs.ts'
import { seedAll } from './seed-all.ts'

const visitor = (person: Person) => ({ email: person.email, full_name: nameOf(person) })

/** Whose place a visitor of the demo may take. */
const visitsOf = (resetsAt: string | null): DemoVisits => ({
  club: DEMO_CLUB,
  people: clubPeople.length,
  resetsAt,
  visitors: {
    coach: visitor(shownCoach),
    athlete: visitor(shownAthlete),
    guardian: visitor(others.guardian),
    manager: visitor(manager),
  },
})

/**
 * Known to everybody who reads this, as the demo may be: it is loaded on this machine only, and its
 * file names the secret.
 */
const SECRET = 'SLIPWAYDEMOTOTPSECRETFORADMIN234'

/** Switches the second step of the administrator's sign-in on. */
async function seedSecondStep({ db, secrets, idOf }: Demo): Promise<void> {
  const user_id = idOf(others.admin)
  const secret = secrets.seal(SECRET, user_id)
  // Without a last period a code may be used again within its half minute.
  const step = { user_id, secret, confirmed_at: sql<string>`now()`, last_period: null }
  await insertRows(db, 'second_steps', [step])
}

type Parts = Omit<Tools, 'db'> & { database: Database; config: Config; progress: Progress }

/**
 * Loads the demo clubs into an empty database, all or nothing, and says how to sign in. The season
 * lies around the day of this first start; names, training and files come from a fixed seed. The
 * password is random and is written to demo.json.
 */
export async function ensureDemo({ database, ...parts }: Parts): Promise<LoadedDemo> {
  const { config } = parts
  const path = join(config.dataDir, 'demo.json')
  const client = await connectOwner(database.ownerUrl)
  try {
    const { rowCount } = await client.query('select from users limit 1')
    if (rowCount === 0) writeDemoFile(path, await load(client, parts))
  } finally {
    await client.end()
  }
  if (!existsSync(path)) return { lines: [], visits: undefined }
  const demo = { ...(JSON.parse(readFileSync(path, 'utf8')) as DemoFile), url: config.publicUrl }
  writeDemoFile(path, demo)
  const { accounts } = demo
  const lines = [
    `Demo club: sign in as ${accounts.coach} (coach), ${accounts.athlete} (athlete) ` +
      `or ${accounts.manager} (manager), password ${demo.password}`,
    `All sign-ins are in ${path}`,
  ]
  return { lines, visits: visitsOf(config.demoResetsAt) }
}

async function load(
  client: Client,
  { config, progress, ...tools }: Omit<Parts, 'database'>,
): Promise<DemoFile> {
  const part = (number: number) => progress.step(number, 4, 'Loading the demo club, part')
  const password = randomBytes(9).toString('base64url')
  await client.query('begin')
  try {
    const db = handleOn(client, REACTIONS)
    part(1)
    const demo = await seedClubs({ ...tools, db }, { password, time_zone: config.demoTimeZone })
    const shown = await seedAll(demo, part)
    await seedSecondStep(demo)
    // Without statistics a report takes forty times as long, until the database gathers them itself.
    await client.query('analyze')
    await client.query('commit')
    return demoFile(demo, shown, { url: config.publicUrl, password, totp: { admin: SECRET } })
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
