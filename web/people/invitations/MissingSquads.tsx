import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isSameSquad, squadNamesOf, type InvitedRow } from '#domain/rules/member-row.ts'
import { useSquads } from './queries.ts'
import { listSeparator } from '../../format/punctuation.ts'

type MissingSquadsProps = {
  rows: readonly InvitedRow[]
  shown: boolean
  creating: boolean
  onChange: (creating: boolean) => void
}

/** Offers to create the squads that rows name and the club does not have. */
export function MissingSquads({ rows, shown, creating, onChange }: MissingSquadsProps) {
  const { t } = useTranslation('invitations')
  const known = useSquads().map(({ name }) => name)
  const named = rows.flatMap((row) => squadNamesOf(row, known))
  const missing = named.filter(
    (name, index) =>
      !known.some((one) => isSameSquad(one, name)) &&
      named.findIndex((one) => isSameSquad(one, name)) === index,
  )
  if (!shown || missing.length === 0) return null
  return (
    <Checkbox
      label={t('review.squads', { count: missing.length, names: missing.join(listSeparator()) })}
      checked={creating}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
