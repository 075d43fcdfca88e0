import { useTranslation } from 'react-i18next'
import type { Filter, FilterChanges } from '../../ui/filters/filter.ts'
import { MEASURES } from './measures.ts'
import type { ShownSeason } from './SeasonDesk.tsx'
import { useWhose } from './use-whose.ts'

type Name = 'view' | 'whose' | 'measure'
const SEASON = 'season'

/** The view of the calendar, whose season it is, and what the bars are of. */
export function useSeasonFilters(shown: ShownSeason) {
  const { t } = useTranslation('season')
  const { views, onView, onWhose, measure, onMeasure, squads, athletes } = shown
  const { plans, squads: clubSquads, users } = useWhose()
  const [squad] = squads
  const [athlete] = athletes
  const chosen =
    athlete !== undefined ? `athlete-${athlete}` : squad === undefined ? '' : `squad-${squad}`
  const whose: Filter<Name> = {
    name: 'whose',
    label: t('whose'),
    items: [
      { value: '', label: t('club') },
      ...clubSquads.map(({ id, name }) => ({ value: `squad-${id}`, label: name })),
      ...users.map(({ id, full_name }) => ({ value: `athlete-${id}`, label: full_name })),
    ],
    value: [chosen],
    usual: '',
    pinned: true,
  }
  const filters: Filter<Name>[] = [
    { name: 'view', label: t('view'), items: views, value: [SEASON], usual: SEASON, pinned: true },
    ...(plans ? [whose] : []),
    {
      name: 'measure',
      label: t('measure'),
      items: MEASURES.map((value) => ({ value, label: t(`measures.${value}`) })),
      value: [measure],
      usual: 'hours',
      pinned: true,
    },
  ]
  const onChange = (changes: FilterChanges<Name>) => {
    const view = changes.view?.[0]
    if (view !== undefined && view !== SEASON) onView(view)
    const next = MEASURES.find((one) => one === changes.measure?.[0])
    if (next) onMeasure(next)
    if (changes.whose) onWhose(whoseIn(changes.whose[0] ?? ''))
  }
  return { filters, onChange }
}

function whoseIn(value: string): { squads: number[]; athletes: number[] } {
  const id = Number(value.split('-')[1])
  return {
    squads: value.startsWith('squad-') ? [id] : [],
    athletes: value.startsWith('athlete-') ? [id] : [],
  }
}
