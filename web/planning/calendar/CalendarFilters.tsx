import { Button, VisuallyHidden } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { lookup, sportsQuery } from '../../lookups/queries.ts'
import { askedPart } from '../../shell/asked-part.ts'
import { openModal } from '../../shell/modals.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { OneChoice, SomeChoice } from './CalendarChoice.tsx'
import { filtersSet, type CalendarFilterState } from './calendar-url.ts'
import classes from './frame.module.css'

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
  return (
    <>
      <OneChoice
        label={t('display.label')}
        value={state.display}
        onChange={(display) => onFilter({ display })}
        options={[
          { value: 'my-sessions', label: t('display.mine') },
          { value: 'all', label: t('display.all') },
        ]}
      />
      <SomeChoice
        label={t('sports')}
        options={sports.map(optionOf)}
        value={known(state.sports, sports)}
        onChange={(ids) => onFilter({ sports: ids.map(Number) })}
      />
      {squads.length > 0 && (
        <SomeChoice
          label={capital(common('words.squadsShort'))}
          options={squads.map(optionOf)}
          value={known(state.squads, squads)}
          onChange={(ids) => onFilter({ squads: ids.map(Number) })}
        />
      )}
      <OtherFilters state={state} onFilter={onFilter} />
    </>
  )
})

/** The others, with the number of those that are set. */
function OtherFilters({ state, onFilter }: CalendarFiltersProps) {
  const { t } = useTranslation('calendar')
  const hidden = filtersSet({ ...state, display: 'my-sessions', sports: [], squads: [] })
  const name = hidden > 0 ? t('filters.moreSet', { number: String(hidden) }) : t('filters.more')
  const open = async () => {
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
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      className={classes.quiet}
      title={name}
      data-set={hidden > 0 || undefined}
      onClick={() => void open()}
    >
      <IconFilter size={18} aria-hidden />
      <VisuallyHidden>{t('filters.more')} </VisuallyHidden>
      {hidden > 0 && hidden}
    </Button>
  )
}

type Named = { id: number; name: string }

const optionOf = ({ id, name }: Named) => ({ value: String(id), label: name })
const known = (ids: readonly number[], options: readonly Named[]) =>
  ids.filter((id) => options.some((option) => option.id === id)).map(String)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
