import { useTranslation } from 'react-i18next'
import type { Filter } from '../../ui/filters/filter.ts'
import { DisplayChoice, DisplayMenu } from '../../ui/filters/DisplayMenu.tsx'
import type { ListState } from '../../ui/use-list-state.ts'

/** A word to filter by. */
export const typedFilter = (state: ListState, name: string, label: string): Filter => ({
  name,
  label,
  items: [],
  value: state.text(name) === '' ? [] : [state.text(name)],
  isTyped: true,
})

type Sort =
  | 'id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'created_at'
  | 'name'
  | 'country'
  | 'plan'
  | 'next_bill_date'

/** The field to sort by, rising or falling. */
export function SortField({ state, fields }: { state: ListState; fields: readonly Sort[] }) {
  const { t } = useTranslation('admin')
  const choices = fields.flatMap((field) => [
    { value: field, label: t(`sorts.${field}`) },
    { value: `-${field}`, label: t('filter.falling', { field: t(`sorts.${field}`) }) },
  ])
  return (
    <DisplayMenu>
      <DisplayChoice
        label={t('filter.sort')}
        items={choices}
        value={state.text('sort') || 'id'}
        onChange={(sort) => state.change('sort', sort)}
      />
    </DisplayMenu>
  )
}
