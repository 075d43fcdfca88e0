import { List, Stack, Text } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { listSeparator } from '../../format/punctuation.ts'
import { DELIVERIES, deliveryOf, type Delivery } from '#domain/rules/invitation-delivery.ts'
import { squadNamesOf, type InvitedRow } from '#domain/rules/member-row.ts'
import { LANGUAGE_NAMES } from '../../shell/settings.tsx'
import { asLanguage } from '../../i18n/i18n.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
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

type ReviewedPeopleProps = { people: readonly ReviewedRow[]; options: InviteOptions }

/** Everybody with their squads and what is sent to them, counted by that first. */
export function ReviewedPeople({ people, options }: ReviewedPeopleProps) {
  const { t } = useTranslation('invitations')
  const rows = usePeople(people, options)
  const columns = usePeopleColumns()
  const count = (delivery: Delivery) => rows.filter((row) => row.delivery === delivery).length
  return (
    <Stack gap="sm">
      <List>
        {DELIVERIES.filter((delivery) => count(delivery) > 0).map((delivery) => (
          <List.Item key={delivery}>
            {t(`review.counts.${delivery}`, { count: count(delivery) })}
          </List.Item>
        ))}
      </List>
      <DataTable
        id="reviewed-people"
        label={t('review.people')}
        columns={columns}
        rows={rows}
        rowKey={({ place }) => String(place)}
        columnChoice={false}
        renderPhoneRow={(person) => (
          <Stack gap={2}>
            <Text fw={500}>{person.name || person.email}</Text>
            <Text size="sm" c="dimmed">
              {[person.name && person.email, ...person.squads].filter(Boolean).join(' · ')}
            </Text>
            <Text size="sm">
              {t(`review.deliveries.${person.delivery}`, { language: person.language })}
            </Text>
          </Stack>
        )}
      />
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

function usePeopleColumns(): readonly DataColumn<Person>[] {
  const { t } = useTranslation('invitations')
  return useMemo(
    () => [
      { key: 'name', header: t('fields.full_name'), value: ({ name }) => name, width: 200 },
      { key: 'email', header: t('fields.email'), value: ({ email }) => email || null },
      {
        key: 'squads',
        header: upperFirst(t('words.squads', { ns: 'common' })),
        value: ({ squads }) => squads.join(listSeparator()) || null,
      },
      {
        key: 'delivery',
        header: t('review.sent'),
        value: ({ delivery, language }) => t(`review.deliveries.${delivery}`, { language }),
      },
    ],
    [t],
  )
}
