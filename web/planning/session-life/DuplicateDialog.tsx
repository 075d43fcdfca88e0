import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { duplicateSession } from '#contract/planning/session-life.ts'
import { api } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { paths } from '../../paths.ts'
import { closeModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { isLocalTime, toInstant, toLocal } from '#domain/time/zoned-time.ts'
import { refetchSessions } from './queries.ts'

export type DuplicateDialogProps = { id: number; start: string; wholeDay: boolean }

/** Plans the same again at a time one chooses; the day it has now is offered. */
export function DuplicateDialog({ id, start, wholeDay }: DuplicateDialogProps) {
  const { t } = useTranslation('session-life')
  const { t: ui } = useTranslation('ui')
  const { timeZone } = useFormat()
  const navigate = useNavigate()
  const [time, setTime] = useState(() => toLocal(timeZone, new Date(start)))
  const readable = isLocalTime(time)
  const copy = useMutation({
    mutationFn: () =>
      api(duplicateSession, {
        params: { id },
        body: { start_date: toInstant(timeZone, time).toISOString() },
      }),
    onSuccess: ({ data }) => {
      closeModal()
      notify('success', t('duplicate.done'))
      void refetchSessions()
      void navigate(paths.session(data.id))
    },
  })
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (readable) copy.mutate()
      }}
    >
      <Text size="sm">{t('duplicate.text')}</Text>
      <DateTimeField
        label={t('duplicate.start')}
        withTime={!wholeDay}
        required
        value={time}
        onChange={setTime}
        error={readable ? null : t('duplicate.invalid')}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={closeModal}>
          {ui('cancel')}
        </Button>
        <Button type="submit" loading={copy.isPending}>
          {t('duplicate.action')}
        </Button>
      </Group>
    </Stack>
  )
}
