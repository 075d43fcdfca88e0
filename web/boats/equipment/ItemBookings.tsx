import { Alert, Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { bookEquipment, cancelBooking, equipmentBookings, returnEquipment, type EquipmentBooking } from '#contract/boats/boathouse.ts'
import { equipment, equipmentItem, type EquipmentDetail } from '#contract/boats/equipment.ts'
import { keepsEquipment } from '#domain/rules/equipment.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { paths } from '../../paths.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { isLocalTime, toInstant, toLocal } from '../../zoned-time.ts'
import classes from './equipment.module.css'
import { bookingsQuery, namesOf, overlapsOf } from './queries.ts'

const OWN = [400, 409]
const TWO_HOURS_MS = 7_200_000
const AT_FIRST = 4
const refresh = () => invalidate(equipmentBookings, equipmentItem, equipment)

/** Who has it when, from now on. */
export function ItemBookings({ item }: { item: EquipmentDetail }) {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const [all, setAll] = useState(false)
  const { data, dataUpdatedAt } = useQuery(bookingsQuery(item.id))
  const coming = data?.data.filter(({ until, returned_at }) => Date.parse(until) > dataUpdatedAt && returned_at === null) ?? []
  const book = () => openModal({ title: t('bookings.bookTitle', { name: item.name }), content: <BookingForm item={item} /> })
  return (
    <section aria-label={t('bookings.title')} className={classes.bay}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('bookings.title')}
        </Title>
        {keepsEquipment(viewer) && (
          <Button variant="default" onClick={book}>
            {t('bookings.book')}
          </Button>
        )}
      </Group>
      {coming.length === 0 && <Text c="dimmed">{t('bookings.empty')}</Text>}
      <ul className={classes.racks}>
        {(all ? coming : coming.slice(0, AT_FIRST)).map((booking) => (
          <Booking
            key={booking.id}
            booking={booking}
            begun={Date.parse(booking.from) <= dataUpdatedAt}
            mine={keepsEquipment(viewer) || booking.booked_by?.user_id === viewer.user_id}
          />
        ))}
      </ul>
      {!all && coming.length > AT_FIRST && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('log.all', { count: coming.length })}
        </Button>
      )}
    </section>
  )
}

function Booking({ booking, begun, mine }: { booking: EquipmentBooking; begun: boolean; mine: boolean }) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const { id, name, from, until, session_id, conflicts, reason } = booking
  const done = (word: 'returned' | 'cancelled') => async () => {
    notify('success', t(`bookings.${word}`))
    await refresh()
  }
  const back = useMutation({ mutationFn: () => api(returnEquipment, { params: { id }, body: {} }), onSuccess: done('returned') })
  const cancel = useMutation({ mutationFn: () => api(cancelBooking, { params: { id } }), onSuccess: done('cancelled') })
  return (
    <li className={classes.log}>
      <Text>{format.range(from, until)}</Text>
      {session_id === null ? (
        name && <Text>{name}</Text>
      ) : (
        <Anchor component={Link} to={paths.session(session_id)}>
          {name}
        </Anchor>
      )}
      {reason && <Text c="dimmed">{reason}</Text>}
      {conflicts.length > 0 && (
        <Alert color="amber" p="xs">
          {t('bookings.conflict', { names: conflicts.map((other) => other.name || format.range(other.from, other.until)).join(', ') })}
        </Alert>
      )}
      {mine && (
        <Group gap="xs">
          {begun && (
            <Button size="sm" variant="default" loading={back.isPending} onClick={() => back.mutate()}>
              {t('bookings.return')}
            </Button>
          )}
          <Button size="sm" variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('bookings.cancel')}
          </Button>
        </Group>
      )}
    </li>
  )
}

function BookingForm({ item }: { item: EquipmentDetail }) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const { timeZone } = format
  const [from, setFrom] = useState(() => toLocal(timeZone, new Date()))
  const [until, setUntil] = useState(() => toLocal(timeZone, new Date(Date.now() + TWO_HOURS_MS)))
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const save = useMutation({
    mutationFn: (despite_overlap: boolean) => {
      const times = { from: toInstant(timeZone, from).toISOString(), until: toInstant(timeZone, until).toISOString() }
      const body = { item_ids: [item.id], name: name.trim() || null, reason: reason.trim() || null, despite_overlap, ...times }
      return api(bookEquipment, { body }, { own: OWN })
    },
    onSuccess: async () => {
      closeModal()
      notify('success', t('bookings.saved'))
      await refresh()
    },
  })
  const problem = save.error instanceof ApiProblem ? save.error : null
  const overlaps = overlapsOf(save.error)
  /** What was said of other times holds no more. */
  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      save.reset()
    }
  const at = (field: string) => problem?.errors[field]?.[0] ?? null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(overlaps !== null)
      }}
    >
      <Stack gap="md">
        {problem && (
          <Alert color={overlaps ? 'amber' : 'red'} role="alert">
            {overlaps ? t('bookings.overlap', { names: namesOf(overlaps, format) }) : problem.message}
          </Alert>
        )}
        <TextInput
          label={t('bookings.purpose')}
          maxLength={80}
          data-autofocus
          value={name}
          error={at('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <DateTimeField label={t('bookings.from')} required value={from} onChange={changing(setFrom)} error={at('from')} />
        <DateTimeField label={t('bookings.until')} required value={until} onChange={changing(setUntil)} error={at('until')} />
        {item.status !== 'available' && (
          <TextInput
            label={t('bookings.reason')}
            description={t('bookings.reasonHint')}
            required
            maxLength={300}
            value={reason}
            error={at('reason')}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <Button type="submit" loading={save.isPending} disabled={!isLocalTime(from) || !isLocalTime(until)}>
          {t(overlaps ? 'bookings.bookAnyway' : 'bookings.save')}
        </Button>
      </Stack>
    </form>
  )
}
