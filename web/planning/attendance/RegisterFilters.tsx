import { NativeSelect, TextInput } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import classes from './attendance.module.css'
import { ORDERS, SHOWN, type RegisterView } from './register-view.ts'
import { useMarkLooks } from './use-mark-looks.ts'

type RegisterFiltersProps = {
  rows: readonly AttendanceRow[]
  view: RegisterView
  /** Sets a part of the view in the address; empty is its default. */
  onSet: (name: string, value: string) => void
}

/** Whom the list shows, and in which order. */
export function RegisterFilters({ rows, view, onSet }: RegisterFiltersProps) {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  const squads = [...new Set(rows.flatMap((row) => row.squads))].toSorted((a, b) =>
    a.localeCompare(b),
  )
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('show')}
        value={view.show}
        data={SHOWN.map((value) => ({
          value,
          label:
            value === 'not-attending' || value === 'alternative'
              ? looks[value].label
              : t(`shown.${value}`),
        }))}
        onChange={({ currentTarget: { value } }) => onSet('show', value === 'all' ? '' : value)}
      />
      {squads.length > 0 && (
        <NativeSelect
          label={upperFirst(t('words.squad', { ns: 'common' }))}
          value={view.squad}
          data={[{ value: '', label: t('allSquads') }, ...squads]}
          onChange={(event) => onSet('squad', event.currentTarget.value)}
        />
      )}
      <NativeSelect
        label={t('order')}
        value={view.order}
        data={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
        onChange={({ currentTarget: { value } }) => onSet('order', value === 'name' ? '' : value)}
      />
      <TextInput
        label={t('search')}
        type="search"
        value={view.text}
        onChange={(event) => onSet('q', event.currentTarget.value)}
      />
    </div>
  )
}
