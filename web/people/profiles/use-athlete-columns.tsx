import { Group } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AthleteRow } from '#contract/people/profiles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { HealthMark } from '../../lookups/HealthMark.tsx'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { listSeparator } from '../../format/punctuation.ts'

const STATUS_KEYS = {
  [MEMBER_STATUS.pending]: 'pending',
  [MEMBER_STATUS.approved]: 'approved',
  [MEMBER_STATUS.invited]: 'invited',
  [MEMBER_STATUS.onboarding]: 'onboarding',
} as const

const squadNames = ({ squads }: AthleteRow) => squads.map(({ name }) => name).join(listSeparator())
const unwellness = ({ health }: AthleteRow) => (health?.ill ? 2 : 0) + (health?.injured ? 1 : 0)

export function useAthleteColumns(): readonly DataColumn<AthleteRow>[] {
  const { t } = useTranslation('profiles')
  const format = useFormat()
  return useMemo(() => {
    const status = ({ status: id }: AthleteRow) =>
      id in STATUS_KEYS ? t(`status.${STATUS_KEYS[id as keyof typeof STATUS_KEYS]}`) : ''
    return [
      {
        key: 'name',
        header: t('athletes.name'),
        width: 260,
        value: (row) => row.full_name,
        cell: (row) => (
          <Group component="span" gap="sm" wrap="nowrap">
            <PersonAvatar name={row.full_name} picture={row.picture} size="sm" />
            {row.full_name}
          </Group>
        ),
      },
      {
        key: 'squads',
        header: upperFirst(t('words.squads', { ns: 'common' })),
        value: squadNames,
        cell: (row) => squadNames(row) || NO_DATA,
      },
      { key: 'age', header: t('athletes.ageClass'), value: (row) => row.age_class },
      { key: 'status', header: t('athletes.status'), value: status },
      {
        key: 'health',
        header: t('athletes.health'),
        value: unwellness,
        cell: (row) =>
          row.health && unwellness(row) > 0 ? (
            <HealthMark ill={row.health.ill} injured={row.health.injured} />
          ) : (
            NO_DATA
          ),
      },
      {
        key: 'last',
        header: t('athletes.lastSession'),
        value: (row) => row.last_session,
        cell: (row) => (
          <span title={format.dayExact(row.last_session)}>{format.day(row.last_session)}</span>
        ),
      },
    ]
  }, [t, format])
}
