import { Button, SegmentedControl } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { lookup, sportsQuery } from '../../lookups/queries.ts'
import { askedPart } from '../../shell/asked-part.ts'
import { openModal } from '../../shell/modals.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { filtersSet, type CalendarFilterState } from './calendar-url.ts'

export type CalendarFiltersProps = {
  state: CalendarFilterState
  onFilter: (change: Partial<CalendarFilterState>) => void
}

/** The filters one changes often; the others are in a dialogue. */
export const CalendarFilters = memo(function CalendarFilters({
  state,
  onFilter,
}: CalendarFiltersProps) {
  const { t } = useTranslation('calendar')
  const { t: common } = useTranslation()
  const sports = useQuery(sportsQuery()).data?.data ?? []
  const squads = useQuery({ ...squadsQuery(), ...lookup }).data?.data ?? []
  const squadWord = capital(common('words.squads'))
  const seen = { ...state, display: 'my-sessions', sports: [], squads: [] } as const
  const hidden = filtersSet(seen)
  const openMore = async () => {
    const part = await askedPart(import('./MoreFilters.tsx'))
    if (part)
      openModal({
        title: t('filters.title'),
        size: 'lg',
        writesAddress: true,
        content: <part.MoreFilters state={state} onFilter={onFilter} />,
      })
  }
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
        w={220}
      />
      {squads.length > 0 && (
        <MultiChoice
          label={squadWord}
          placeholder={t('allSquads')}
          groups={[{ group: squadWord, items: squads.map(optionOf) }]}
          value={known(state.squads, squads)}
          onChange={(ids) => onFilter({ squads: ids.map(Number) })}
          w={220}
        />
      )}
      <Button
        variant="default"
        leftSection={<IconFilter size={18} />}
        onClick={() => void openMore()}
      >
        {hidden > 0 ? t('filters.moreSet', { number: String(hidden) }) : t('filters.more')}
      </Button>
    </>
  )
})

type Named = { id: number; name: string }

const optionOf = ({ id, name }: Named) => ({ value: String(id), label: name })
const known = (ids: readonly number[], options: readonly Named[]) =>
  ids.filter((id) => options.some((option) => option.id === id)).map(String)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
