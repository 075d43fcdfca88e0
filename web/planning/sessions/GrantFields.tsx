import { useTranslation } from 'react-i18next'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import type { PeopleOptions } from './people-options.ts'
import type { Grants, People } from './session-draft.ts'

export type GrantFieldsProps = {
  people: People
  grants: Grants
  options: PeopleOptions
  onChange: (grants: Grants) => void
}

/** Who of those chosen by name may change this session, and who may enter the results of all. */
export function GrantFields({ people, grants, options, onChange }: GrantFieldsProps) {
  const { t } = useTranslation('session-form')
  const chosen = [
    ...options.coaches.filter(({ id }) => people.coaches.includes(id)),
    ...options.athletes.filter(({ id }) => people.athletes.includes(id)),
  ]
  const items = [
    ...new Map(chosen.map(({ id, name }) => [id, { value: String(id), label: name }])).values(),
  ]
  const field = (right: keyof Grants) => (
    <MultiChoice
      label={t(`grants.${right}`)}
      groups={[{ group: t(`grants.${right}`), items }]}
      value={grants[right]
        .filter((id) => items.some(({ value }) => value === String(id)))
        .map(String)}
      onChange={(ids) => onChange({ ...grants, [right]: ids.map(Number) })}
    />
  )
  return (
    <>
      {field('edit')}
      {field('add_all_scores')}
    </>
  )
}
