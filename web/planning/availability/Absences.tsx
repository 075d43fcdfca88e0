import { Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absence } from '#contract/planning/availability.ts'
import { FIRST_DAY, LAST_DAY } from '#domain/time/calendar-span.ts'
import { ABSENCE_REASONS, type AbsenceReason } from '#domain/constants/attendance.ts'
import { ApiProblem } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { notify } from '../../shell/notices.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import './availability.css'
import { useAddAbsence, useDeleteAbsence } from './queries.ts'

/** Days away, which answer the sessions in between. */
export function Absences({ absences }: { absences: readonly Absence[] }) {
  const { t } = useTranslation('availability')
  const format = useFormat()
  const { mutate: remove } = useDeleteAbsence()
  return (
    <section>
      <Title order={2}>{t('absences')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('absencesHint')}
      </Text>
      <AbsenceForm />
      {absences.length === 0 ? (
        <Text c="dimmed" mt="md">
          {t('noAbsences')}
        </Text>
      ) : (
        <ul className="availability-absences">
          {absences.map(({ id, from_date, until_date, reason, note }) => {
            const span = format.range(from_date, until_date)
            const known = ABSENCE_REASONS.find((one) => one === reason) ?? 'other'
            return (
              <li key={id} className="availability-absence">
                <div>
                  <Text className="numbers">{span}</Text>
                  <Text size="sm" c="dimmed">
                    {[t(`reasons.${known}`), note].filter(Boolean).join(' · ')}
                  </Text>
                </div>
                <Button variant="subtle" color="red" aria-label={t('removeOf', { span })} onClick={() => remove(id)}>
                  {t('remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

type Draft = { from_date: string; until_date: string; reason: AbsenceReason; note: string }
const EMPTY: Draft = { from_date: '', until_date: '', reason: 'travel', note: '' }

function AbsenceForm() {
  const { t } = useTranslation('availability')
  const [draft, setDraft] = useState(EMPTY)
  const { mutate, isPending, error } = useAddAbsence()
  const problems = error instanceof ApiProblem ? error.errors : {}
  useLeaveGuard(draft !== EMPTY)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const note = draft.note.trim() === '' ? null : draft.note.trim()
    mutate(
      { ...draft, note },
      {
        onSuccess: ({ data }) => {
          setDraft(EMPTY)
          notify('success', t('saved', { count: data.answered }))
        },
      },
    )
  }
  return (
    <Stack component="form" gap="sm" maw={640} onSubmit={submit}>
      <Group gap="sm" grow preventGrowOverflow={false} align="start">
        <TextInput
          type="date"
          required
          label={t('from')}
          value={draft.from_date}
          min={FIRST_DAY}
          max={LAST_DAY}
          error={problems['from_date']?.[0]}
          onChange={({ currentTarget: { value } }) => change({ from_date: value, ...(draft.until_date < value && { until_date: value }) })}
        />
        <TextInput
          type="date"
          required
          label={t('until')}
          value={draft.until_date}
          min={draft.from_date}
          max={LAST_DAY}
          error={problems['until_date']?.[0]}
          onChange={({ currentTarget: { value } }) => change({ until_date: value })}
        />
        <NativeSelect
          label={t('reason')}
          value={draft.reason}
          data={ABSENCE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          onChange={({ currentTarget: { value } }) => change({ reason: ABSENCE_REASONS.find((known) => known === value) ?? 'other' })}
        />
      </Group>
      <TextInput
        label={t('note')}
        value={draft.note}
        maxLength={500}
        error={problems['note']?.[0]}
        onChange={({ currentTarget: { value } }) => change({ note: value })}
      />
      <Group>
        <Button type="submit" loading={isPending}>
          {t('addAbsence')}
        </Button>
      </Group>
    </Stack>
  )
}
