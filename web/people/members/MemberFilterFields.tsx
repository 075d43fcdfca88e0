import { TextInput } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { ROWING_SIDES } from '#domain/constants/rowing-sides.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { LISTED_STATUSES, type MemberFilters } from './member-filters.ts'
import { useRoles, useSquads, useStatuses } from './queries.ts'

type MemberFilterFieldsProps = {
  filters: MemberFilters
  onChange: (part: Partial<MemberFilters>) => void
}

/** Name, squads, status and role. */
export function MemberFilterFields({ filters, onChange }: MemberFilterFieldsProps) {
  const { t } = useTranslation('members')
  const statuses = useStatuses().filter(({ id }) => LISTED_STATUSES.includes(id))
  const squads = useSquads()
  const squadWord = upperFirst(t('words.squads', { ns: 'common' }))
  const choices = (items: readonly { id: number; name: string }[]) =>
    items.map(({ id, name }) => ({ value: String(id), label: name }))
  const numbers = (ids: string[]) => ids.map(Number)
  return (
    <>
      <TextInput
        label={t('filters.query')}
        type="search"
        w={200}
        maxLength={100}
        value={filters.query}
        onChange={(event) => onChange({ query: event.currentTarget.value })}
      />
      <MultiChoice
        label={t('filters.status')}
        w={430}
        maw="100%"
        groups={[{ group: t('filters.status'), items: choices(statuses) }]}
        value={filters.statuses.map(String)}
        onChange={(ids) => onChange({ statuses: numbers(ids) })}
      />
      <MultiChoice
        label={t('filters.roles')}
        placeholder={t('filters.all')}
        w={200}
        groups={[{ group: t('filters.roles'), items: choices(useRoles()) }]}
        value={filters.roles.map(String)}
        onChange={(ids) => onChange({ roles: numbers(ids) })}
      />
      <MultiChoice
        label={t('sides.label')}
        placeholder={t('filters.all')}
        w={200}
        groups={[
          {
            group: t('sides.label'),
            items: ROWING_SIDES.map((side) => ({ value: side, label: t(`sides.${side}`) })),
          },
        ]}
        value={[...filters.sides]}
        onChange={(chosen) =>
          onChange({ sides: ROWING_SIDES.filter((side) => chosen.includes(side)) })
        }
      />
      {(squads.length > 0 || filters.squads.length > 0) && (
        <MultiChoice
          label={squadWord}
          placeholder={t('filters.all')}
          w={200}
          groups={[{ group: squadWord, items: choices(squads) }]}
          value={filters.squads.map(String)}
          onChange={(ids) => onChange({ squads: numbers(ids) })}
        />
      )}
    </>
  )
}
