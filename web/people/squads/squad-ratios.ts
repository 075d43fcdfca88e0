import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trainingRatios, type RatioAthlete } from '#contract/analysis/monitoring-ratio.ts'
import type { SquadMember } from '#contract/people/squads.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { query } from '../../api/api.ts'
import { can, useViewer } from '../../shell/viewer.ts'

/** The ratio of a person with the place of their change of load among those of the squad. */
type PlacedRatio = RatioAthlete & { place: number }

/** What is known of the ratio of a person: not yet asked, or nobody the reader sees in the report. */
export type SquadRow = SquadMember & { ratio: PlacedRatio | 'asked' | 'failed' | 'unseen' }

/** Whether somebody sees how the load of others changes, in a plan that has it. */
function useSeesRatios(): boolean {
  const viewer = useViewer()
  return (
    can(trainingRatios.access, viewer) &&
    opensPart('load', viewer) &&
    reportScope(viewer, 'training-summary') !== 'self'
  )
}

/** The people of a squad with how their load changes, where the viewer sees that. */
export function useSquadRows(
  squadId: number,
  people: readonly SquadMember[],
): { rows: readonly SquadRow[]; ratios: boolean } {
  const ratios = useSeesRatios()
  const { data, isError } = useQuery({
    ...query(trainingRatios, { query: { squads: String(squadId) } }),
    enabled: ratios,
  })
  const rows = useMemo(() => {
    const known = new Map(
      data?.data.athletes.map((athlete, place) => [athlete.user_id, { ...athlete, place }]),
    )
    const without = data ? 'unseen' : isError ? 'failed' : 'asked'
    return people.map((person): SquadRow => ({
      ...person,
      ratio: known.get(person.user_id) ?? without,
    }))
  }, [people, data, isError])
  return { rows, ratios }
}
