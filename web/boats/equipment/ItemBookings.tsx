import { Alert, Anchor, Button, Group, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  bookEquipment,
  cancelBooking,
  equipmentBookings,
  returnEquipment,
  type EquipmentBooking,
} from '#contract/boats/boathouse.ts'
import { equipment, equipmentItem, type EquipmentDetail } from '#contract/boats/equipment.ts'
import { keepsEquipment } from '#domain/rules/equipment.ts'
import { serverDate, serverNow } from '../../format/server-clock.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { isLocalTime, toInstant, toLocal, type LocalTime } from '#domain/time/zoned-time.ts'
import classes from './equipment.module.css'
import { bookingsQuery, namesOf, overlapsOf } from './queries.ts'
import { listSeparator } from '../../format/punctuation.ts'

const TWO_HOURS_MS = 7_200_000
const AT_FIRST = 4
const refresh = () => invalidate(equipmentBookings, equipmentItem, equipment)

/** Who has it when, from now on. */
export function ItemBookings({ item }: { item: EquipmentDetail }) {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const [all, setAll] = useState(false)
  const { data, dataUpdatedAt } = useQuery(bookingsQuery(item.id))
  const coming =
    data?.data.filter(
      ({ until, returned_at }) => Date.parse(until) > dataUpdatedAt && returned_at === null,
    ) ?? []
  const book = () =>
    openModal({
      title: t('bookings.bookTitle', { name: item.name }),
      content: <BookingForm item={item} />,
    })
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
          {t('bookings.all', { count: coming.length })}
        </Button>
      )}
    </section>
  )
}

function Booking({
  booking,
  begun,
  mine,
}: {
  booking: EquipmentBooking
  begun: boolean
  mine: boolean
}) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const { id, name, from, until, session_id, conflicts, reason } = booking
  const done = (word: 'returned' | 'cancelled') => async () => {
    notify('success', t(`bookings.${word}`))
    await refresh()
  }
  const back = useMutation({
    mutationFn: () => api(returnEquipment, { params: { id }, body: {} }),
    onSuccess: done('returned'),
  })
  const cancel = useMutation({
    mutationFn: () => api(cancelBooking, { params: { id } }),
    onSuccess: done('cancelled'),
  })
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
          {t('bookings.conflict', {
            names: conflicts
              .map((other) => other.name || format.range(other.from, other.until))
              .join(listSeparator()),
          })}
        </Alert>
      )}
      {mine && (
        <Group gap="xs">
          {begun && (
            <Button
              size="sm"
              variant="default"
              loading={back.isPending}
              onClick={() => back.mutate()}
            >
              {t('bookings.return')}
            </Button>
          )}
          <Button
            size="sm"
            variant="subtle"
            loading={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            {t('bookings.cancel')}
          </Button>
        </Group>
      )}
    </li>
  )
}

const spanOf = ({ start, end }: { start: LocalTime; end: LocalTime }) =>
  JSON.stringify([start, end])

function BookingForm({ item }: { item: EquipmentDetail }) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const { timeZone } = format
  const [initial] = useState(() => ({
    start: toLocal(timeZone, serverDate()),
    end: toLocal(timeZone, new Date(serverNow() + TWO_HOURS_MS)),
    name: null,
    reason: null,
  }))
  // The times whose overlap was shown: booked all the same only while they stay as they are.
  const [warnedOf, setWarnedOf] = useState<string | null>(null)
  const form = useForm(bookEquipment, {
    initial,
    send: ({ start, end, name, reason }, call) => {
      const times = {
        from: toInstant(timeZone, start).toISOString(),
        until: toInstant(timeZone, end).toISOString(),
      }
      const despite_overlap = warnedOf === spanOf({ start, end })
      return call(bookEquipment, {
        body: { item_ids: [item.id], name, reason, despite_overlap, ...times },
      })
    },
    onRefused: (problem) => {
      if (overlapsOf(problem) !== null) setWarnedOf(spanOf(form.values))
    },
    explain: (problem) => {
      const others = overlapsOf(problem)
      return others === null ? null : t('bookings.overlap', { names: namesOf(others, format) })
    },
    saved: t('bookings.saved'),
    onSaved: () => {
      closeModal()
      return refresh()
    },
  })
  const { start, end } = form.values
  const isWarned = warnedOf === spanOf(form.values)
  return (
    <Form
      of={form}
      submit={t(isWarned ? 'bookings.bookAnyway' : 'bookings.save')}
      disabled={!isLocalTime(start) || !isLocalTime(end)}
      wide
    >
      <TextField {...form.at('name')} label={t('bookings.purpose')} data-autofocus />
      <DateTimeField
        label={t('bookings.from')}
        required
        value={start}
        error={form.errorAt('from') ?? null}
        onChange={(time) => form.set({ start: time })}
      />
      <DateTimeField
        label={t('bookings.until')}
        required
        value={end}
        error={form.errorAt('until') ?? null}
        onChange={(time) => form.set({ end: time })}
      />
      {item.status !== 'available' && (
        <TextField
          {...form.at('reason')}
          label={t('bookings.reason')}
          description={t('bookings.reasonHint')}
          required
        />
      )}
    </Form>
  )
}
