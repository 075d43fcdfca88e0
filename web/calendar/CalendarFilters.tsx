import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lookup, sportsQuery } from '../lookups/queries.ts'
import { squadsQuery } from '../squads/queries.ts'
import { MultiChoice } from '../ui/MultiChoice.tsx'
import type { CalendarState } from './calendar-url.ts'

export type CalendarFiltersProps = {
  state: CalendarState
  onFilter: (change: Partial<Pick<CalendarState, 'display' | 'sports' | 'squads'>>) => void
}

export function CalendarFilters({ state, onFilter }: CalendarFiltersProps) {
  const { t } = useTranslation('calendar')
  const { t: common } = useTranslation()
  const sports = useQuery(sportsQuery()).data?.data ?? []
  const squads = useQuery({ ...squadsQuery(), ...lookup }).data?.data ?? []
  const squadWord = capital(common('words.squads'))
  return (
    <>
      <SegmentedControl
        aria-label={t('display.label')}
        value={state.display}
        onChange={(display) => onFilter({ display: display === 'all' ? 'all' : 'my-sessions' })}
        data={[
          { value: 'my-sessions', label: t('display.mine') },
          { value: 'all', label: t('display.all') },
        ]}
      />
      <MultiChoice
        label={t('sports')}
        placeholder={t('allSports')}
        groups={[{ group: t('sports'), items: sports.map(optionOf) }]}
        value={known(state.sports, sports)}
        onChange={(ids) => onFilter({ sports: ids.map(Number) })}
        w={240}
      />
      {squads.length > 0 && (
        <MultiChoice
          label={squadWord}
          placeholder={t('allSquads')}
          groups={[{ group: squadWord, items: squads.map(optionOf) }]}
          value={known(state.squads, squads)}
          onChange={(ids) => onFilter({ squads: ids.map(Number) })}
          w={240}
        />
      )}
    </>
  )
}

type Named = { id: number; name: string }

const optionOf = ({ id, name }: Named) => ({ value: String(id), label: name })
const known = (ids: readonly number[], options: readonly Named[]) =>
  ids.filter((id) => options.some((option) => option.id === id)).map(String)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
