import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { backfill, type Connection } from '#contract/recordings/integrations.ts'
import type { ProviderFacts } from '#domain/constants/providers.ts'
import { addDays } from '#domain/time/week.ts'
import { serverDate } from '../../format/server-clock.ts'
import { useFormat } from '../../format/format.ts'
import { BareForm } from '../../form/Form.tsx'
import { DayTextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { refresh } from './queries.ts'
import { colon } from '../../format/punctuation.ts'

/** A month is what most people want first. */
const USUAL_DAYS = 28

/** Fetches what was recorded before the account was connected, from a day on. */
export function Backfill({ facts, connection }: { facts: ProviderFacts; connection: Connection }) {
  const { t } = useTranslation('integrations')
  const { key: provider, name, backfill_days } = facts
  const format = useFormat()
  const [today] = useState(() => dayIn(format.timeZone, serverDate()))
  const { asked, backfill: running } = connection
  const first = addDays(today, -backfill_days)
  const last = asked ? addDays(asked.from, -1) : today
  const usual = addDays(last, -USUAL_DAYS)
  const form = useForm(backfill, {
    initial: { from: usual < first ? first : usual },
    params: { provider },
    saved: t('backfill.begun'),
    onSaved: refresh,
    guard: false,
  })
  if (running) {
    const words = t('backfill.running', { day: format.within.day(running.from) })
    return (
      <Stack gap={6} role="status">
        <Text size="sm">
          {words} · {format.percent(100 * running.share)}
        </Text>
        <Progress value={100 * running.share} aria-label={`${name}${colon()}${words}`} />
      </Stack>
    )
  }
  const notice = asked && (
    <Text size="sm" role="status">
      {t('backfill.asked', {
        name,
        at: format.dayOfMonth(asked.at),
        from: format.dayOfMonth(asked.from),
      })}
    </Text>
  )
  if (last < first) return notice
  return (
    <Stack gap="sm">
      {notice}
      <BareForm of={form} label={`${t('backfill.title')}${colon()}${name}`}>
        <Group gap="sm" align="flex-end">
          <DayTextField
            {...form.at('from')}
            withAsterisk={false}
            label={t('backfill.from')}
            min={first}
            max={last}
            error={form.errorAt('from') ?? form.message ?? undefined}
          />
          <Button type="submit" variant="default" loading={form.pending}>
            {t('backfill.fetch')}
          </Button>
        </Group>
        <Text size="sm" c="dimmed" mt={6}>
          {t('backfill.most', { name, days: format.number(backfill_days) })}
        </Text>
      </BareForm>
    </Stack>
  )
}
