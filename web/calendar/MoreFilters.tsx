import { Button, Chip, Group, Input, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/endpoint.ts'
import { eventTags, focuses, heartRateZones, intensities, strokeRateZones } from '#contract/lookups.ts'
import { clubUsers } from '#contract/members.ts'
import { isPaddling, SPORT } from '#domain/constants/sports.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { query } from '../api.ts'
import { lookup } from '../lookups/queries.ts'
import { closeModal } from '../shell/modals.ts'
import { can, useViewer } from '../shell/viewer.ts'
import { MultiChoice } from '../ui/MultiChoice.tsx'
import type { CalendarFiltersProps } from './CalendarFilters.tsx'
import type { CalendarFilterState, IdFilter, SessionType } from './calendar-url.ts'

const TYPES: readonly SessionType[] = ['session', 'event', 'competition', 'seat-racing']
const NONE = {
  display: 'my-sessions',
  types: [],
  sports: [],
  squads: [],
  athletes: [],
  creators: [],
  tags: [],
  focuses: [],
  speed: [],
  heart: [],
  stroke: [],
} as const satisfies CalendarFilterState

type Option = { id: number; name: string }

/** All the other filters; each choice holds at once, and the address with it. */
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
      <Input.Wrapper label={t('filters.types')} labelElement="div">
        <Chip.Group multiple value={[...state.types]} onChange={(types) => set({ types: TYPES.filter((type) => types.includes(type)) })}>
          <Group gap="xs" mt={4}>
            {TYPES.map((type) => (
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
            groups={[{ group: t(`filters.${name}`), items: options.map((option) => ({ value: String(option.id), label: option.name })) }]}
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

function useFilterOptions(): readonly (readonly [Exclude<IdFilter, 'sports' | 'squads'>, readonly Option[]])[] {
  const viewer = useViewer()
  const sport = viewer.club && isPaddling(viewer.club.default_sport_id) ? viewer.club.default_sport_id : SPORT.rowing
  const seesMembers = can(clubUsers.access satisfies Endpoint['access'], viewer)
  const everybody = { limit: 1000, status: ACTIVE_ATHLETE_STATUSES.join(',') }
  const people = (useQuery({ ...query(clubUsers, { query: everybody }), enabled: seesMembers }).data?.data ?? []).map(
    ({ id, full_name }) => ({
      id,
      name: full_name,
    }),
  )
  const tags = (useQuery(query(eventTags)).data?.data ?? []).map(({ id, tag_text }) => ({ id, name: tag_text }))
  return [
    ['athletes', people],
    ['creators', people],
    ['tags', tags],
    ['focuses', useQuery({ ...query(focuses, { query: { sport } }), ...lookup }).data?.data ?? []],
    ['speed', useQuery({ ...query(intensities), ...lookup }).data?.data ?? []],
    ['heart', useQuery({ ...query(heartRateZones), ...lookup }).data?.data ?? []],
    ['stroke', useQuery({ ...query(strokeRateZones, { query: { sport } }), ...lookup }).data?.data ?? []],
  ]
}
