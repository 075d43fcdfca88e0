import { List, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '#domain/constants/languages.ts'
import { DELIVERIES, deliveryOf, type Delivery } from '#domain/rules/invitation-delivery.ts'
import { squadNamesOf, type InvitedRow } from '#domain/rules/member-row.ts'
import { asLanguage } from '../../i18n/i18n.ts'
import { names, squadsWord, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { useSendsMail } from '../account/open.ts'
import { useSquads } from './queries.ts'
import type { InviteOptions } from './send-rows.ts'

/** Somebody of the list who can be added, or is a member already. */
type ReviewedRow = { row: InvitedRow; isMember: boolean }
type Person = {
  place: number
  name: string
  email: string
  squads: readonly string[]
  delivery: Delivery
  language: string
}

const reviewedList = list('invitations', 'fields', rows<Person>(), {
  id: 'reviewed-people',
  title: ({ t }) => t('review.people'),
  columns: {
    name: text(({ name }) => name, { width: 200 }),
    email: text(({ email }) => email || null),
    squads: names(({ squads }) => squads),
    delivery: text(({ delivery, language }, { t }) =>
      t(`review.deliveries.${delivery}`, { language }),
    ),
  },
  headers: {
    name: ({ t }) => t('fields.full_name'),
    squads: squadsWord,
    delivery: ({ t }) => t('review.sent'),
  },
  rowKey: ({ place }) => place,
  columnChoice: false,
  phone: ({ name, email, squads, delivery, language }, { t }) => (
    <Stack gap={2}>
      <Text fw={500}>{name || email}</Text>
      <Text size="sm" c="dimmed">
        {[name && email, ...squads].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm">{t(`review.deliveries.${delivery}`, { language })}</Text>
    </Stack>
  ),
})

type ReviewedPeopleProps = { people: readonly ReviewedRow[]; options: InviteOptions }

/** Everybody with their squads and what is sent to them, counted by that first. */
export function ReviewedPeople({ people, options }: ReviewedPeopleProps) {
  const { t } = useTranslation('invitations')
  const reviewed = usePeople(people, options)
  const count = (delivery: Delivery) => reviewed.filter((row) => row.delivery === delivery).length
  return (
    <Stack gap="sm">
      <List>
        {DELIVERIES.filter((delivery) => count(delivery) > 0).map((delivery) => (
          <List.Item key={delivery}>
            {t(`review.counts.${delivery}`, { count: count(delivery) })}
          </List.Item>
        ))}
      </List>
      <ListTable of={reviewedList} rows={reviewed} />
    </Stack>
  )
}

/** Squads are those chosen for all and those of the row. */
function usePeople(people: readonly ReviewedRow[], options: InviteOptions): Person[] {
  const squads = useSquads()
  const sendsMail = useSendsMail()
  return useMemo(() => {
    const known = squads.map(({ name }) => name)
    const ofAll = squads.filter(({ id }) => options.squads.includes(id)).map(({ name }) => name)
    return people.map(({ row, isMember }, place) => ({
      place,
      name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email.trim(),
      squads: isMember ? [] : [...new Set([...ofAll, ...squadNamesOf(row, known)])],
      delivery: deliveryOf({ email: row.email, isMember }, { invite: options.invite, sendsMail }),
      language: LANGUAGE_NAMES[asLanguage(row.language ?? '') ?? options.language],
    }))
  }, [people, options, squads, sendsMail])
}
