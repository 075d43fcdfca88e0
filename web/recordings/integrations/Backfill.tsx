import { Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { backfill, type Connection } from '#contract/recordings/integrations.ts'
import type { ProviderFacts } from '#domain/constants/providers.ts'
import { addDays } from '#domain/time/week.ts'
import { api, ApiProblem } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { notify } from '../../shell/notices.ts'
import { dayIn } from '../../zoned-time.ts'
import { refresh } from './queries.ts'

/** A month is what most people want first. */
const USUAL_DAYS = 28

/** Fetches what was recorded before the account was connected, from a day on. */
export function Backfill({ facts, connection }: { facts: ProviderFacts; connection: Connection }) {
  const { t } = useTranslation('integrations')
  const { key: provider, name, backfill_days } = facts
  const format = useFormat()
  const [today] = useState(() => dayIn(format.timeZone, new Date()))
  const { asked, backfill: running } = connection
  const first = addDays(today, -backfill_days)
  const last = asked ? addDays(asked.from, -1) : today
  const [chosen, setChosen] = useState<string | null>(null)
  const usual = addDays(last, -USUAL_DAYS)
  const from = chosen ?? (usual < first ? first : usual)
  const begin = useMutation({
    mutationFn: () => api(backfill, { params: { provider }, body: { from } }, { own: [400] }),
    onSuccess: async () => {
      notify('success', t('backfill.begun'))
      setChosen(null)
      await refresh()
    },
  })
  if (running) {
    const words = t('backfill.running', { day: format.within.day(running.from) })
    return (
      <Stack gap={6} role="status">
        <Text size="sm">
          {words} · {format.percent(100 * running.share)}
        </Text>
        <Progress value={100 * running.share} aria-label={`${name}: ${words}`} />
      </Stack>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin.mutate()
  }
  const problem = begin.error instanceof ApiProblem ? (begin.error.errors['from']?.[0] ?? begin.error.message) : null
  const told = asked && (
    <Text size="sm" role="status">
      {t('backfill.asked', { name, at: format.dayOfMonth(asked.at), from: format.dayOfMonth(asked.from) })}
    </Text>
  )
  if (last < first) return told
  return (
    <Stack gap="sm">
      {told}
      <form noValidate onSubmit={submit} aria-label={`${t('backfill.title')}: ${name}`}>
        <Group gap="sm" align="flex-end">
          <TextInput
            type="date"
            required
            withAsterisk={false}
            label={t('backfill.from')}
            value={from}
            min={first}
            max={last}
            error={problem}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={begin.isPending}>
            {t('backfill.fetch')}
          </Button>
        </Group>
        <Text size="sm" c="dimmed" mt={6}>
          {t('backfill.most', { name, days: format.number(backfill_days) })}
        </Text>
      </form>
    </Stack>
  )
}
