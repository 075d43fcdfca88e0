import { SPORT } from '#domain/constants/sports.ts'
import { addTemplate } from '../planning/templates/commands.ts'
import { structureOf } from './plan-session.ts'
import type { Demo } from './seed-clubs.ts'

type Intensities = { id: number; percentage: number }[]
type Template = [string, number, number, string, number, Intensities?]

/** What the club plans again and again: name, sport, RPE, structure, seconds and intensities. */
const LIBRARY: readonly Template[] = [
  ['Threshold pieces', SPORT.rowing, 6, '3x2000m/6min', 5400, [part(2, 70), part(4, 30)]],
  ['Short sprints', SPORT.rowing, 7, '8x500m/3:30min', 5400],
  ['Ergo endurance', SPORT.ergo, 3, '3x20min/2min', 4500, [part(2, 100)]],
]

function part(id: number, percentage: number) {
  return { id, percentage }
}

/** Fills the demo club's library of templates. Returns the first. */
export async function seedTemplates({ db, club, coach }: Demo): Promise<number> {
  const ids: number[] = []
  for (const [name, sport_id, planned_rpe, text, duration, intensities] of LIBRARY) {
    const shares = intensities && { intensities }
    const plan = { name, sport_id, planned_rpe, ...shares, structure: structureOf(text) }
    ids.push(await addTemplate(db, club, { name, plan, duration, creator_id: coach }))
  }
  return ids[0] ?? 0
}
