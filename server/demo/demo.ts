import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Config } from '../config.ts'
import { connectOwner, handleOn, type Db } from '../db/client.ts'
import type { Database } from '../db/open.ts'
import { REACTIONS } from '../events/reactions.ts'
import type { FileStore } from '../files/store.ts'
import type { Secrets } from '../secrets.ts'
import type { Demo } from '../start-parts.ts'
import type { Progress } from '../start-progress.ts'
import type { DemoVisits } from '../people/account/open.ts'
import { demoFile, writeDemoFile, type DemoFile } from './demo-file.ts'
import { seedAvailability } from './seed-availability.ts'
import { seedChallenges } from './seed-challenges.ts'
import { seedBilling } from './seed-billing.ts'
import { seedClubs, type DemoClubs } from './seed-clubs.ts'
import { seedCourse } from './seed-course.ts'
import { seedConnectCode } from './seed-connect-code.ts'
import { seedCrews } from './seed-crews.ts'
import { seedEquipment } from './seed-equipment.ts'
import { seedGuardians } from './seed-guardians.ts'
import { seedErgRace } from './seed-erg-race.ts'
import { seedLive } from './seed-live.ts'
import { seedMessages } from './seed-messages.ts'
import { seedWall } from './seed-wall.ts'
import { seedMornings } from './seed-mornings.ts'
import { seedPerformanceTests } from './seed-performance-tests.ts'
import { seedRacing } from './seed-racing.ts'
import { seedReportLink, seedReportViews } from './seed-report-views.ts'
import { seedRegattas } from './seed-regatta.ts'
import { seedSeasonPlan } from './seed-season-plan.ts'
import { seedScores } from './seed-scores.ts'
import { seedSeatRace } from './seed-seat-race.ts'
import { seedSeason } from './seed-season.ts'
import { seedStrength } from './seed-strength.ts'
import { seedTelemetry } from './seed-telemetry.ts'
import { seedTemplates } from './seed-templates.ts'
import { seedWebhook } from './seed-webhook.ts'
import type { ShownSeason } from './shown-season.ts'
import {
  athletes,
  coaches,
  DEMO_CLUB,
  headCoach,
  manager,
  SHOWN_ATHLETE,
  type Person,
} from './people.ts'
import { others } from './seed-accounts.ts'

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`

function visitor(person: Person | undefined) {
  if (!person) throw new Error('somebody to visit is not in the demo')
  return { email: person.email, full_name: nameOf(person) }
}

/** Whose place a visitor of the demo may take. */
const visitsOf = (resetsAt: string | null): DemoVisits => ({
  club: DEMO_CLUB,
  people: [...athletes, headCoach, ...coaches, manager].length,
  resetsAt,
  visitors: {
    coach: visitor(coaches[0]),
    athlete: visitor(athletes.find((person) => nameOf(person) === SHOWN_ATHLETE)),
    guardian: visitor(others.guardian),
    manager: visitor(manager),
  },
})

/**
 * Known to everybody who reads this, as the demo may be: it is loaded on this machine only, and its
 * file names the secret.
 */
const SECRET = 'SLIPWAYDEMOTOTPSECRETFORADMIN234'

/**
 * Switches the second step of a demo sign-in on; its codes may be used again within their half
 * minute. Returns the secret.
 */
async function seedSecondStep(db: Db, secrets: Secrets, address: string): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('second_steps')
    .values({
      user_id: id,
      secret: secrets.seal(SECRET, id),
      confirmed_at: sql<string>`now()`,
      last_period: null,
    })
    .execute()
  return SECRET
}

type Parts = {
  database: Database
  files: FileStore
  config: Config
  secrets: Secrets
  progress: Progress
}

/**
 * Loads the demo clubs into an empty database, all or nothing, and says how to sign in. The season
 * lies around the day of this first start; names, training and files come from a fixed seed. The
 * password is random and is written to demo.json.
 */
export async function ensureDemo({ database, ...parts }: Parts): Promise<Demo> {
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
  { files, config, secrets, progress }: Omit<Parts, 'database'>,
): Promise<DemoFile> {
  const part = (number: number) => progress.step(number, 4, 'Loading the demo club, part')
  const password = randomBytes(9).toString('base64url')
  await client.query('begin')
  try {
    const db = handleOn(client, REACTIONS)
    part(1)
    const clubs = await seedClubs(db, { password, time_zone: config.demoTimeZone })
    const shown = await seedShown(db, { files, secrets, part }, clubs)
    const totp = await seedSecondStep(db, secrets, clubs.emails.admin)
    // Without statistics a report takes forty times as long, until the database gathers them itself.
    await client.query('analyze')
    await client.query('commit')
    return demoFile(config.publicUrl, password, clubs, shown, { admin: totp })
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

type Before = Pick<ShownSeason, 'crews' | 'scored'>

/** What people train for, show and say to each other. */
async function seedWorld(
  db: Db,
  files: FileStore,
  clubs: DemoClubs,
  { crews, scored }: Before,
): Promise<Pick<ShownSeason, 'live' | 'messages' | 'wall' | 'guardians' | 'challenges'>> {
  await seedSeasonPlan(db, clubs)
  await seedCourse(db, clubs)
  const live = { ...(await seedLive(db, clubs)), ergs: await seedErgRace(db, clubs) }
  const messages = await seedMessages(db, clubs, crews)
  const wall = await seedWall(db, files, clubs, scored)
  const guardians = await seedGuardians(db, clubs)
  const challenges = await seedChallenges(db, clubs)
  return { live, messages, wall, guardians, challenges }
}

/** What the clubs do, and what of it the examples show. */
async function seedShown(
  db: Db,
  { files, secrets, part }: Pick<Parts, 'files' | 'secrets'> & { part: (number: number) => void },
  clubs: DemoClubs,
): Promise<ShownSeason> {
  part(2)
  const season = await seedSeason(db, files, clubs)
  const crews = await seedCrews(db, clubs, season.sessions)
  const connect = await seedConnectCode(db, clubs, { crews, sessions: season.sessions })
  await seedAvailability(db, clubs)
  part(3)
  await seedMornings(db, clubs)
  const tests = await seedPerformanceTests(db, clubs)
  const equipment = await seedEquipment(db, clubs)
  const template = await seedTemplates(db, clubs)
  const regattas = await seedRegattas(db, clubs)
  const race = await seedSeatRace(db, clubs)
  const scored = await seedScores(db, clubs)
  const strength = await seedStrength(db, clubs)
  const { racing, compared } = await seedRacing(db, files, clubs, scored.water)
  part(4)
  const telemetry = await seedTelemetry(db, files, clubs)
  const world = await seedWorld(db, files, clubs, { crews, scored })
  await sql`update session_notified set crew = app.crew_of(club_id, session_id, user_id)`.execute(
    db,
  )
  await seedReportViews(db, clubs)
  const report = await seedReportLink(db, clubs)
  const webhook = await seedWebhook(db, secrets, clubs, race)
  const billing = await seedBilling(db, clubs)
  return {
    ...season,
    ...world,
    billing,
    connect,
    crews,
    equipment,
    template,
    race,
    racing,
    compared,
    regattas,
    report,
    scored,
    strength,
    telemetry,
    tests,
    webhook,
  }
}
