import { Button, Chip, Group, Input, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  eventTags,
  focuses,
  heartRateZones,
  intensities,
  strokeRateZones,
} from '#contract/lookups.ts'
import { clubUsers } from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SESSION_TYPES } from '#domain/constants/session-types.ts'
import { isPaddling, SPORT } from '#domain/constants/sports.ts'
import { isCalendarDay } from '#domain/time/calendar-span.ts'
import { query } from '../../api/api.ts'
import { everyMember } from '../../offline/every-member.ts'
import { lookup } from '../../lookups/queries.ts'
import { closeModal } from '../../shell/modals.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import type { CalendarFiltersProps } from './CalendarFilters.tsx'
import type { CalendarFilterState, IdFilter } from './calendar-url.ts'

const NONE = {
  display: 'my-sessions',
  types: [],
  from: null,
  until: null,
  sports: [],
  squads: [],
  athletes: [],
  people: [],
  creators: [],
  tags: [],
  focuses: [],
  speed: [],
  heart: [],
  stroke: [],
} as const satisfies CalendarFilterState

type Option = { id: number; name: string }

/** All the other filters; each choice takes effect at once, and is kept in the address. */
export function MoreFilters({ state: given, onFilter }: CalendarFiltersProps) {
  const { t } = useTranslation('calendar')
  const [state, setState] = useState(given)
  const set = (change: Partial<CalendarFilterState>) => {
    setState({ ...state, ...change })
    onFilter(change)
  }
  const fields = useFilterOptions()
  return (
    <Stack>
      <DayFilter from={state.from} until={state.until} onChange={set} />
      <Input.Wrapper label={t('filters.types')} labelElement="div">
        <Chip.Group
          multiple
          value={[...state.types]}
          onChange={(types) => set({ types: SESSION_TYPES.filter((type) => types.includes(type)) })}
        >
          <Group gap="xs" mt={4}>
            {SESSION_TYPES.map((type) => (
              <Chip key={type} value={type} size="md">
                {t(`filters.type.${type}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      {fields
        .filter(([, options]) => options.length > 0)
        .map(([name, options]) => (
          <MultiChoice
            key={name}
            label={t(`filters.${name}`)}
            placeholder={t('filters.all')}
            groups={[
              {
                group: t(`filters.${name}`),
                items: options.map((option) => ({ value: String(option.id), label: option.name })),
              },
            ]}
            value={state[name].map(String)}
            onChange={(ids) => set({ [name]: ids.map(Number) })}
          />
        ))}
      <Group justify="space-between">
        <Button variant="subtle" onClick={() => set(NONE)}>
          {t('filters.clear')}
        </Button>
        <Button onClick={closeModal}>{t('filters.done')}</Button>
      </Group>
    </Stack>
  )
}

type Days = Pick<CalendarFilterState, 'from' | 'until'>

/**
 * The first and the last day that are shown; what is typed holds as soon as both are days in their
 * order.
 */
function DayFilter({ from, until, onChange }: Days & { onChange: (days: Days) => void }) {
  const { t } = useTranslation('calendar')
  const [typed, setTyped] = useState({ from: from ?? '', until: until ?? '' })
  const isEmpty = from === null && until === null
  const [wasEmpty, setWasEmpty] = useState(isEmpty)
  if (isEmpty !== wasEmpty) {
    setWasEmpty(isEmpty)
    if (isEmpty) setTyped({ from: '', until: '' })
  }
  const turned = isCalendarDay(typed.from) && isCalendarDay(typed.until) && typed.from > typed.until
  const type = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const days = {
      from: isCalendarDay(next.from) ? next.from : null,
      until: isCalendarDay(next.until) ? next.until : null,
    }
    const readable =
      (next.from === '' || days.from !== null) && (next.until === '' || days.until !== null)
    if (readable && (days.from === null || days.until === null || days.from <= days.until))
      onChange(days)
  }
  return (
    <Group gap="sm" align="flex-start" grow>
      <DateTimeField
        label={t('filters.from')}
        withTime={false}
        value={{ day: typed.from, time: '' }}
        onChange={({ day }) => type({ from: day })}
      />
      <DateTimeField
        label={t('filters.until')}
        withTime={false}
        value={{ day: typed.until, time: '' }}
        error={turned ? t('filters.daysTurned') : null}
        onChange={({ day }) => type({ until: day })}
      />
    </Group>
  )
}

function useFilterOptions(): readonly (readonly [
  Exclude<IdFilter, 'sports' | 'squads'>,
  readonly Option[],
])[] {
  const viewer = useViewer()
  const sport =
    viewer.club && isPaddling(viewer.club.default_sport_id)
      ? viewer.club.default_sport_id
      : SPORT.rowing
  const seesMembers = can(clubUsers.access satisfies Endpoint['access'], viewer)
  const members =
    useQuery({ ...query(clubUsers, { query: everyMember }), enabled: seesMembers }).data?.data ?? []
  const people = members.map(({ id, full_name }) => ({ id, name: full_name }))
  const rowers = new Set(
    members
      .filter(({ current_club_roles: roles = [] }) => roles.some(({ id }) => id === ROLE.athlete))
      .map(({ id }) => id),
  )
  const tags = (useQuery(query(eventTags)).data?.data ?? []).map(({ id, tag_text }) => ({
    id,
    name: tag_text,
  }))
  return [
    ['athletes', people.filter(({ id }) => rowers.has(id))],
    ['people', people],
    ['creators', people],
    ['tags', tags],
    ['focuses', useQuery({ ...query(focuses, { query: { sport } }), ...lookup }).data?.data ?? []],
    ['speed', useQuery({ ...query(intensities), ...lookup }).data?.data ?? []],
    ['heart', useQuery({ ...query(heartRateZones), ...lookup }).data?.data ?? []],
    [
      'stroke',
      useQuery({ ...query(strokeRateZones, { query: { sport } }), ...lookup }).data?.data ?? [],
    ],
  ]
}
