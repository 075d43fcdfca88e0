import { upperFirst } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupsOf, type Group, type ReportAthlete } from '#domain/reports/report.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { useAskedReport } from './asked-report.ts'

/** What a picture can have a line for each of: `only` names squads that were asked for. */
export type SplitGroups = { group: Group; label: string; only: readonly string[] | null }

/**
 * The groups that the table has, else the squads asked for where they are several; null where
 * there is nothing to put side by side.
 */
export function useSplitGroups(
  shown: Group | null,
  athletes: readonly ReportAthlete[],
): SplitGroups | null {
  const { t } = useTranslation('reports')
  const asked = useAskedReport().query.squads?.split(',').map(Number) ?? []
  const isOfSquads = asked.length > 1 && (shown === null || shown === 'squad')
  const { data: squads } = useQuery({ ...squadsQuery(), enabled: isOfSquads })
  const group = shown ?? (isOfSquads ? 'squad' : null)
  if (group === null) return null
  const names = new Set(athletes.flatMap((athlete) => groupsOf(athlete, group)))
  if (names.size < 2) return null
  const only = isOfSquads
    ? (squads?.data ?? []).filter(({ id }) => asked.includes(id)).map(({ name }) => name)
    : null
  const squad = upperFirst(t('words.squad', { ns: 'common' }))
  const word = group === 'squad' ? squad : t(`groups.${group}`)
  return { group, label: t('chart.each', { group: word }), only }
}
