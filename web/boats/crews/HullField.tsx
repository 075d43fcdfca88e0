import { Select, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  bookEquipment,
  cancelBooking,
  equipmentBookings,
  type BookingPlan,
  type EquipmentBooking,
} from '#contract/boats/boathouse.ts'
import type { Crew } from '#contract/boats/crews.ts'
import { equipment, type EquipmentItem } from '#contract/boats/equipment.ts'
import { api, invalidate } from '../../api/api.ts'
import { namesOf, overlapsOf } from '../equipment/open.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { useFormat } from '../../format/format.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { hullChoices } from './hulls.ts'

type HullFieldProps = {
  crew: Crew
  booking: EquipmentBooking | null
  hulls: readonly EquipmentItem[]
}

/**
 * The shell a crew takes, booked for the time of the session. One that is broken asks for a reason
 * first.
 */
export function HullField({ crew, booking, hulls }: HullFieldProps) {
  const { t } = useTranslation('crews')
  const { id } = useSession()
  const take = useBooking()
  const book = useMutation({
    mutationFn: async ({ item, reason }: { item: number | null; reason?: string }) => {
      // The old shell is given back only once the new one is taken.
      if (
        item !== null &&
        !(await take({
          item_ids: [item],
          session_id: id,
          crew_id: crew.id,
          ...(reason && { reason }),
        }))
      )
        return
      if (booking) await api(cancelBooking, { params: { id: booking.id } })
    },
    onSettled: () => invalidate(equipmentBookings, equipment),
  })
  const choices = hullChoices(hulls, crew.boat_type, booking, t('hull.broken'))
  if (choices.length === 0) return null
  const choose = (value: string | null) => {
    const hull = hulls.find((one) => String(one.id) === value)
    const broken = hull?.status === 'damaged' || hull?.status === 'repair'
    if (!hull || !broken) return book.mutate({ item: hull?.id ?? null })
    const agree = (reason: string) => {
      closeModal()
      book.mutate({ item: hull.id, reason })
    }
    openModal({
      title: t('hull.brokenTitle', { boat: hull.name }),
      size: 'sm',
      content: <Reason onAgree={agree} />,
    })
  }
  return (
    <Select
      size="sm"
      aria-label={t('hull.label', { crew: crew.name })}
      placeholder={t('hull.choose')}
      data={choices}
      value={booking ? String(booking.item_id) : null}
      onChange={choose}
      clearable
      clearButtonProps={{ 'aria-label': t('hull.none') }}
      disabled={book.isPending}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

/** Books; where others have the boat at that time, only after a yes. Whether it was booked. */
function useBooking(): (plan: BookingPlan) => Promise<boolean> {
  const { t } = useTranslation('crews')
  const confirm = useConfirm()
  const format = useFormat()
  return async (plan) => {
    try {
      await api(bookEquipment, { body: plan }, { own: [409] })
      return true
    } catch (error) {
      const overlaps = overlapsOf(error)
      if (!overlaps) throw error
      const text = t('hull.booked', { names: namesOf(overlaps, format) })
      const sure = await confirm({
        title: t('hull.bookedTitle'),
        text,
        confirm: t('hull.bookAnyway'),
      })
      if (sure) await api(bookEquipment, { body: { ...plan, despite_overlap: true } })
      return sure
    }
  }
}

function Reason({ onAgree }: { onAgree: (reason: string) => void }) {
  const { t } = useTranslation('crews')
  const form = useForm(bookEquipment, {
    initial: { reason: '' },
    answer: ({ reason }) => onAgree(reason ?? ''),
    guard: false,
  })
  return (
    <Form of={form} submit={t('hull.take')} disabled={!form.values.reason?.trim()} atEnd>
      <Text size="sm">{t('hull.brokenText')}</Text>
      <TextField {...form.at('reason')} label={t('hull.reason')} required data-autofocus />
    </Form>
  )
}
