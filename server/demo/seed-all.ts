import { sql } from 'kysely'
import type { Demo } from './seed-clubs.ts'
import { seedAvailability } from './seed-availability.ts'
import { seedBilling } from './seed-billing.ts'
import { seedChallenges } from './seed-challenges.ts'
import { seedConnectCode, seedCrews } from './seed-crews.ts'
import { seedCourse, seedRegattas } from './seed-regatta.ts'
import { seedEquipment } from './seed-equipment.ts'
import { seedErgRace, seedLive } from './seed-live.ts'
import { seedGuardians } from './seed-guardians.ts'
import { seedMessages } from './seed-messages.ts'
import { seedMornings } from './seed-mornings.ts'
import { seedPerformanceTests } from './seed-performance-tests.ts'
import { seedRacing } from './seed-racing.ts'
import { seedReports } from './seed-reports.ts'
import { seedScores } from './seed-scores.ts'
import { seedSeason } from './seed-season.ts'
import { seedSeasonPlan } from './seed-season-plan.ts'
import { seedSeatRace } from './seed-seat-race.ts'
import { seedStrength } from './seed-strength.ts'
import { seedTelemetry } from './seed-telemetry.ts'
import { seedTemplates } from './seed-templates.ts'
import { seedWall } from './seed-wall.ts'
import { seedWebhook } from './seed-webhook.ts'

/** What the clubs do, and what the examples show of it. */
export type Shown = Awaited<ReturnType<typeof seedAll>>

export async function seedAll(demo: Demo, part: (number: number) => void) {
  part(2)
  const season = await seedSeason(demo)
  const crews = await seedCrews(demo, season.sessions)
  const connect = await seedConnectCode(demo, crews, season.sessions)
  await seedAvailability(demo)
  part(3)
  await seedMornings(demo)
  const tests = await seedPerformanceTests(demo)
  const equipment = await seedEquipment(demo)
  const template = await seedTemplates(demo)
  const regattas = await seedRegattas(demo)
  const race = await seedSeatRace(demo)
  const scored = await seedScores(demo)
  const strength = await seedStrength(demo)
  const raced = await seedRacing(demo, scored.water)
  part(4)
  const telemetry = await seedTelemetry(demo)
  await seedSeasonPlan(demo)
  await seedCourse(demo)
  const live = await seedLive(demo)
  const ergs = await seedErgRace(demo)
  const messages = await seedMessages(demo, crews)
  const wall = await seedWall(demo, scored)
  const guardians = await seedGuardians(demo)
  const challenges = await seedChallenges(demo)
  await sql`update session_notified
    set crew = app.crew_of(club_id, session_id, user_id)`.execute(demo.db)
  const report = await seedReports(demo)
  const webhook = await seedWebhook(demo, race)
  const billing = await seedBilling(demo)
  const trained = { ...season, crews, connect, tests, equipment, template, strength, telemetry }
  const rowed = { ...raced, regattas, race, scored, live, ergs, challenges }
  return { ...trained, ...rowed, messages, wall, guardians, report, webhook, billing }
}
