import type { TemplatePlan } from '#contract/planning/templates.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { parseStructure } from '#domain/time/structure-parse.ts'
import { planOf } from '#domain/time/structure-wire.ts'
import type { Db } from '../db/client.ts'
import { addTemplate } from '../planning/templates/commands.ts'
import type { DemoClubs } from './seed-clubs.ts'

const pieces = (text: string): Pick<TemplatePlan, 'structure'> => {
  const parsed = parseStructure(text)
  return { structure: parsed.ok ? planOf(parsed.structure) : null }
}

/** What the club plans again and again, with the seconds it takes. */
const LIBRARY: readonly { plan: TemplatePlan; duration: number }[] = [
  {
    plan: {
      name: 'Threshold pieces',
      sport_id: SPORT.rowing,
      planned_rpe: 6,
      intensities: [
        { id: 2, percentage: 70 },
        { id: 4, percentage: 30 },
      ],
      ...pieces('3x2000m/6min'),
    },
    duration: 5400,
  },
  {
    plan: {
      name: 'Short sprints',
      sport_id: SPORT.rowing,
      planned_rpe: 7,
      ...pieces('8x500m/3:30min'),
    },
    duration: 5400,
  },
  {
    plan: {
      name: 'Ergo endurance',
      sport_id: SPORT.ergo,
      planned_rpe: 3,
      intensities: [{ id: 2, percentage: 100 }],
      ...pieces('3x20min/2min'),
    },
    duration: 4500,
  },
]

/** Fills the demo club's library of templates. Returns the first. */
export async function seedTemplates(db: Db, { club, coaches }: DemoClubs): Promise<number> {
  const creator_id = coaches[0]?.id ?? 0
  const ids: number[] = []
  for (const { plan, duration } of LIBRARY)
    ids.push(await addTemplate(db, club, { name: plan.name, plan, duration, creator_id }))
  return ids[0] ?? 0
}
