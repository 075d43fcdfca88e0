import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Group } from '@mantine/core'
import { IconSearch, IconUsers } from '@tabler/icons-react'
import { profileAthletes, type AthleteRow } from '#contract/people/profiles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { squadsQuery } from '../squads/open.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { day, names, squadsWord, text } from '../../list/columns.tsx'
import { find, several } from '../../list/filters.ts'
import { list, rowsOf } from '../../list/list.tsx'
import { HealthMark } from '../../lookups/HealthMark.tsx'
import { paths } from '../../paths/paths.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'

const STATUS_KEYS = {
  [MEMBER_STATUS.pending]: 'pending',
  [MEMBER_STATUS.approved]: 'approved',
  [MEMBER_STATUS.invited]: 'invited',
  [MEMBER_STATUS.onboarding]: 'onboarding',
} as const
const hasKey = (status: number): status is keyof typeof STATUS_KEYS => status in STATUS_KEYS

const unwellness = ({ health }: AthleteRow) => (health?.ill ? 2 : 0) + (health?.injured ? 1 : 0)
const mark = ({ health }: AthleteRow) =>
  health && <HealthMark ill={health.ill} injured={health.injured} />

type AthleteWords = { squads: readonly { id: number; name: string }[] }

const athleteList = list(
  'profiles',
  'athletes',
  rowsOf<AthleteWords>()(profileAthletes, { limit: 1000 }),
  {
    id: 'athletes',
    title: ({ common }) => common('screens.athletes'),
    columns: {
      name: text(({ full_name }) => full_name, {
        width: 260,
        cell: ({ full_name, picture }) => (
          <Group component="span" gap="sm" wrap="nowrap">
            <PersonAvatar name={full_name} picture={picture} size="sm" />
            {full_name}
          </Group>
        ),
      }),
      squads: names(({ squads }) => squads.map(({ name }) => name)),
      age: text(({ age_class }) => age_class),
      status: text(({ status }, { t }) =>
        hasKey(status) ? t(`status.${STATUS_KEYS[status]}`) : null,
      ),
      health: text(unwellness, {
        cell: (athlete) => (unwellness(athlete) > 0 ? mark(athlete) : NO_DATA),
      }),
      last: day(({ last_session }) => last_session, {
        cell: ({ last_session }, { format }) => (
          <span title={format.dayExact(last_session)}>{format.day(last_session)}</span>
        ),
        line: ({ last_session }, { format }) => format.day(last_session),
      }),
    },
    headers: {
      squads: squadsWord,
      age: ({ t }) => t('athletes.ageClass'),
      last: ({ t }) => t('athletes.lastSession'),
    },
    rowKey: ({ user_id }) => user_id,
    sortedBy: 'name',
    href: ({ user_id }) => paths.profile(user_id),
    phone: {
      mark: ({ full_name, picture }) => (
        <PersonAvatar name={full_name} picture={picture} size="sm" />
      ),
      line: ['squads', 'last'],
      end: mark,
    },
    filters: {
      query: find(({ t }) => t('athletes.search')),
      squads: several(squadsWord, ({ squads }) =>
        squads.map(({ id, name }) => ({ value: String(id), label: name })),
      ),
    },
    empty: ({ t }) => ({
      icon: <IconUsers size={32} />,
      title: t('athletes.none'),
      text: t('athletes.noneText'),
    }),
    none: ({ t }) => ({
      icon: <IconSearch size={32} />,
      title: t('athletes.nobody'),
      text: t('athletes.nobodyText'),
      reset: t('athletes.all'),
    }),
  },
)

/** The athletes whose profile one may open, found by name and squad. */
export function AthletesPage() {
  const { t } = useTranslation('profiles')
  const squads = useQuery(squadsQuery()).data?.data ?? []
  return (
    <ListPage
      of={athleteList}
      given={{ squads }}
      subtitle={(answer) => (answer ? t('athletes.count', { count: answer.meta.total }) : '\u00A0')}
    />
  )
}
