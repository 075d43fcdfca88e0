import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../../ui/use-list-state.ts'

type FilterFieldProps = { state: ListState; name: string; label: string; w?: number }

/** A word to filter by; the list follows when typing rests. */
export function FilterField({ state, name, label, w = 180 }: FilterFieldProps) {
  const [typed, setTyped] = useState(() => state.text(name))
  const follow = useDebouncedCallback((value: string) => state.change(name, value.trim()), 300)
  return (
    <TextInput
      label={label}
      w={w}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        follow(event.currentTarget.value)
      }}
    />
  )
}

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
    <NativeSelect
      label={t('filter.sort')}
      data={choices}
      value={state.text('sort') || 'id'}
      onChange={(event) => state.change('sort', event.currentTarget.value)}
    />
  )
}
