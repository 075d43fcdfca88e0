import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { duplicateSession } from '#contract/planning/session-life.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { closeModal } from '../../shell/modals.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { isLocalTime, toInstant, toLocal } from '#domain/time/zoned-time.ts'

export type DuplicateDialogProps = { id: number; start: string; wholeDay: boolean }

/** Plans the same again at a time one chooses; the day it has now is offered. */
export function DuplicateDialog({ id, start, wholeDay }: DuplicateDialogProps) {
  const { t } = useTranslation('session-life')
  const { t: ui } = useTranslation('ui')
  const { timeZone } = useFormat()
  const navigate = useNavigate()
  const form = useForm(duplicateSession, {
    initial: { time: toLocal(timeZone, new Date(start)) },
    send: ({ time }, call) =>
      call(duplicateSession, {
        params: { id },
        body: { start_date: toInstant(timeZone, time).toISOString() },
      }),
    saved: t('duplicate.done'),
    onSaved: ({ data }) => {
      closeModal()
      void refetchSessions()
      void navigate(paths.session(data.id))
    },
  })
  const { time } = form.values
  const readable = isLocalTime(time)
  const cancel = (
    <Button variant="default" onClick={closeModal}>
      {ui('cancel')}
    </Button>
  )
  return (
    <Form of={form} submit={t('duplicate.action')} before={cancel} disabled={!readable} atEnd>
      <Text size="sm">{t('duplicate.text')}</Text>
      <DateTimeField
        label={t('duplicate.start')}
        withTime={!wholeDay}
        required
        value={time}
        onChange={(chosen) => form.set({ time: chosen })}
        error={readable ? (form.errorAt('start_date') ?? null) : t('duplicate.invalid')}
      />
    </Form>
  )
}
