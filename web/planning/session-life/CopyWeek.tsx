import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { agenda } from '#contract/planning/calendar.ts'
import { copyWeek, deleteSessions } from '#contract/planning/session-life.ts'
import { addDays, isDate, isoWeekStart } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { api, query } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { CheckField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { closeModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { useWeekName } from './use-week-copy.tsx'

export type CopyWeekProps = { monday: string; squadIds: readonly number[] }

/** Plans the sessions of a week again in another one, which one chooses by any day of it. */
export function CopyWeek({ monday, squadIds }: CopyWeekProps) {
  const { t } = useTranslation('session-life')
  const { timeZone } = useFormat()
  const body = {
    start_date: monday,
    end_date: addDays(monday, 6),
    display: 'all' as const,
    squad_ids: [...squadIds],
  }
  const asked = useQuery(query(agenda, { body }))
  if (!asked.data) return <Waiting for={asked} rows={4} part />
  const items = asked.data.data.filter(
    ({ start_date }) => dayIn(timeZone, new Date(start_date)) >= monday,
  )
  if (items.length === 0) return <Text>{t('week.none')}</Text>
  const drafts = items.filter(({ published }) => !published).length
  return <CopyForm {...{ monday, squadIds, drafts }} published={items.length - drafts} />
}

type CopyFormProps = CopyWeekProps & { published: number; drafts: number }

function CopyForm({ monday, squadIds, published, drafts }: CopyFormProps) {
  const { t } = useTranslation('session-life')
  const { t: ui } = useTranslation('ui')
  const weekName = useWeekName()
  const sayCopied = useSayCopied()
  const form = useForm(copyWeek, {
    initial: { day: addDays(monday, 7), with_drafts: true },
    send: ({ day, with_drafts }, call) =>
      call(copyWeek, {
        body: { from: monday, to: isoWeekStart(day), squad_ids: [...squadIds], with_drafts },
      }),
    onSaved: ({ data }, { day }) => {
      closeModal()
      void refetchSessions()
      if (data.ids.length > 0) sayCopied(data.ids, isoWeekStart(day))
    },
    guard: false,
  })
  const { day, with_drafts } = form.values
  const target = isDate(day) ? isoWeekStart(day) : null
  const isOther = target !== null && target !== monday
  const count = published + (with_drafts ? drafts : 0)
  const cancel = (
    <Button variant="default" onClick={closeModal}>
      {ui('cancel')}
    </Button>
  )
  return (
    <Form
      of={form}
      submit={t('week.count', { count })}
      before={cancel}
      disabled={!isOther || count === 0}
      atEnd
    >
      <Text size="sm">{t('week.text')}</Text>
      {squadIds.length > 0 && <Text size="sm">{t('week.squads')}</Text>}
      <Stack gap={4}>
        <DateTimeField
          label={t('week.into')}
          withTime={false}
          required
          value={{ day, time: '' }}
          onChange={(chosen) => form.set({ day: chosen.day })}
          error={target === monday ? t('week.same') : (form.errorAt('to') ?? null)}
        />
        {isOther && (
          <Text size="sm" c="dimmed">
            {t('week.target', { week: weekName(target) })}
          </Text>
        )}
      </Stack>
      {drafts > 0 && (
        <CheckField label={t('week.drafts', { count: drafts })} {...form.at('with_drafts')} />
      )}
    </Form>
  )
}

/** Says what was copied, and offers to take it back. */
function useSayCopied(): (ids: number[], monday: string) => void {
  const { t } = useTranslation('session-life')
  const weekName = useWeekName()
  const navigate = useNavigate()
  const undo = async (session_ids: number[]) => {
    const { deleted } = (await api(deleteSessions, { body: { session_ids, as_new_copies: true } }))
      .data
    if (deleted > 0) notify('success', t('week.undone'))
    await refetchSessions()
  }
  return (ids, monday) =>
    notify('success', () => t('week.done', { count: ids.length, week: weekName(monday) }), {
      persistent: true,
      action: { label: () => t('delete.undo'), run: () => void undo(ids) },
      secondAction: {
        label: () => t('week.show'),
        run: () => void navigate(paths.calendar({ view: 'week', date: monday })),
      },
    })
}
