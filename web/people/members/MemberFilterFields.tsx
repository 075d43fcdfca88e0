import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { ROWING_SIDES } from '#domain/constants/rowing-sides.ts'
import type { FilterChanges } from '../../ui/filters/filter.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { LISTED_STATUSES, type MemberFilters } from './member-filters.ts'
import { useRoles, useSquads, useStatuses } from './queries.ts'

type MemberFilterFieldsProps = {
  filters: MemberFilters
  onChange: (part: Partial<MemberFilters>) => void
}

/** Name, squads, status, role and side. */
export function MemberFilterFields({ filters, onChange }: MemberFilterFieldsProps) {
  const { t } = useTranslation('members')
  const statuses = useStatuses().filter(({ id }) => LISTED_STATUSES.includes(id))
  const squads = useSquads()
  const roles = useRoles()
  const list = (
    name: 'squads' | 'roles' | 'statuses',
    label: string,
    items: readonly { id: number; name: string }[],
  ) => ({
    name,
    label,
    items: items.map((item) => ({ value: String(item.id), label: item.name })),
    value: filters[name].map(String),
  })
  function apply(changes: FilterChanges) {
    const ids = (['squads', 'roles', 'statuses'] as const).flatMap((name) =>
      changes[name] ? [[name, changes[name].map(Number)]] : [],
    )
    const sides = changes['sides']
    onChange({
      ...Object.fromEntries(ids),
      ...(sides && { sides: ROWING_SIDES.filter((side) => sides.includes(side)) }),
    })
  }
  return (
    <FilterBar
      find={{
        label: t('filters.query'),
        value: filters.query,
        onChange: (query) => onChange({ query }),
      }}
      filters={[
        list('squads', upperFirst(t('words.squads', { ns: 'common' })), squads),
        list('statuses', t('filters.status'), statuses),
        list('roles', t('filters.roles'), roles),
        {
          name: 'sides',
          label: t('sides.label'),
          items: ROWING_SIDES.map((side) => ({ value: side, label: t(`sides.${side}`) })),
          value: filters.sides,
        },
      ]}
      onChange={apply}
    />
  )
}
