import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { clubUsers } from '#contract/people/members.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { query } from '../../api/api.ts'
import { ManyField } from '../../form/ChoiceFields.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { useViewer } from '../../shell/viewer.ts'

type MembersFieldProps = Omit<ComponentProps<typeof ManyField<number>>, 'label' | 'groups'> & {
  /** Who is not offered, because they take part already. */
  without?: readonly number[]
}

/** Other members of the club, to be chosen. */
export function MembersField({ without = [], ...field }: MembersFieldProps) {
  const { t } = useTranslation('messages')
  const { user_id } = useViewer()
  const asked = useQuery(
    query(clubUsers, { query: { status: String(MEMBER_STATUS.approved), limit: 1000 } }),
  )
  if (!asked.data) return <Waiting for={asked} rows={3} part />
  const items = asked.data.data
    .filter(({ id }) => id !== user_id && !without.includes(id))
    .map(({ id, full_name }) => ({ value: id, label: full_name }))
  const label = t('group.people')
  return <ManyField {...field} label={label} groups={[{ group: label, items }]} />
}
