import { Alert, Button, Group, List, SegmentedControl, Stack, Text } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import {
  changeSeries,
  previewSeries,
  type SeriesLoss,
  type SeriesPreview,
  type Session,
} from '#contract/planning/sessions.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { api, query } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { closeModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { dayIn, toLocal } from '#domain/time/zoned-time.ts'
import { ConflictList } from './ConflictList.tsx'
import { countFrom, draftOfRule, FREQUENCIES, ruleOf, type RepeatDraft } from './repeat-draft.ts'
import { RepeatPart } from './RepeatPart.tsx'
import { messagesOf } from './use-save-session.ts'
import parts from '../../ui/ui.module.css'
import { colon, listSeparator } from '../../format/punctuation.ts'

const KINDS = FREQUENCIES.filter((kind) => kind !== 'none')
const SCOPES = ['following', 'all'] as const

/**
 * Another rule for a series, from this session on or as a whole, after showing what comes and what
 * goes.
 */
export function ChangeSeries({ session, rule }: { session: Session; rule: RepeatRule }) {
  const { t } = useTranslation('session')
  const { t: ui } = useTranslation('ui')
  const { timeZone } = useFormat()
  const navigate = useNavigate()
  const { id, series } = session
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('following')
  const firstOf = (of: typeof scope) =>
    toLocal(
      timeZone,
      new Date(of === 'all' ? (series?.first ?? session.start_date) : session.start_date),
    )
  const start = firstOf(scope)
  const lastDay = dayIn(timeZone, new Date(series?.last ?? session.start_date))
  const countOf = (of: typeof scope) => countFrom(rule, firstOf(of).day, lastDay)
  const [repeat, setRepeat] = useState<RepeatDraft>(() => ({
    ...draftOfRule(rule, { last: lastDay, count: 1 }),
    count: countOf(scope),
  }))
  const choose = (next: typeof scope) => {
    // As many as there are, until somebody says otherwise.
    setRepeat((now) => (now.count === countOf(scope) ? { ...now, count: countOf(next) } : now))
    setScope(next)
  }
  const wanted = ruleOf(repeat, start.day)
  const body = { id, scope, ...(wanted ?? rule) }
  const seen = useQuery({
    ...query(previewSeries, { body }, { own: [400] }),
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const save = useMutation({
    mutationFn: () =>
      api(
        changeSeries,
        { body: { ...body, known_losses: lossesOf(seen.data?.data) } },
        { own: [400] },
      ),
    onSuccess: ({ data }) => {
      closeModal()
      notify(
        'success',
        t('series.changed', {
          moved: data.moved.length,
          added: data.added.length,
          removed: data.removed.length,
        }),
      )
      void refetchSessions()
      if (data.id !== id) void navigate(paths.session(data.id), { replace: true })
    },
    onError: () => void seen.refetch(),
  })
  const shown = seen.isError ? undefined : seen.data?.data
  return (
    <Stack>
      <SegmentedControl
        aria-label={t('series.which')}
        value={scope}
        onChange={(value) => choose(value === 'all' ? 'all' : 'following')}
        data={SCOPES.map((value) => ({ value, label: t(`series.${value}`) }))}
      />
      <RepeatPart
        draft={{ repeat, start }}
        kinds={KINDS}
        plain
        onChange={(next) => setRepeat((now) => next({ repeat: now }).repeat)}
        errors={{ ...messagesOf(seen.error), ...messagesOf(save.error) }}
      />
      {shown && <Outcome preview={shown} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={closeModal}>
          {ui('cancel')}
        </Button>
        <Button
          loading={save.isPending}
          disabled={!shown || seen.isPlaceholderData}
          {...(shown && shown.losses.length > 0 && { color: 'red' })}
          onClick={() => save.mutate()}
        >
          {t('series.save')}
        </Button>
      </Group>
    </Stack>
  )
}

const lossesOf = (preview: SeriesPreview | undefined) => (preview?.losses ?? []).map(({ id }) => id)

function Outcome({
  preview: { count, first, last, moved, added, removed, losses, conflicts },
}: {
  preview: SeriesPreview
}) {
  const { t } = useTranslation('session')
  const format = useFormat()
  const day = (instant: string | null) =>
    instant === null ? '' : format.within.day(dayIn(format.timeZone, new Date(instant)))
  return (
    <Stack gap="sm" role="status">
      <Alert variant="light">
        <Text size="sm" className={parts.tabular}>
          {t('series.outcome', { count, first: day(first), last: day(last) })}
        </Text>
        <Text size="sm" className={parts.tabular}>
          {t('series.comesAndGoes', {
            moved: format.number(moved),
            added: format.number(added),
            removed: format.number(removed),
          })}
        </Text>
        {moved > 0 && <Text size="sm">{t('series.moves')}</Text>}
      </Alert>
      <ConflictList {...conflicts} />
      {losses.length > 0 && (
        <Alert color="red" variant="light" title={t('series.losses', { count: losses.length })}>
          <List size="sm" spacing={4}>
            {losses.map((loss) => (
              <Loss key={loss.id} loss={loss} />
            ))}
          </List>
          <Text size="sm" mt="xs">
            {t('series.bin')}
          </Text>
        </Alert>
      )}
    </Stack>
  )
}

function Loss({ loss }: { loss: SeriesLoss }) {
  const { t } = useTranslation('session')
  const format = useFormat()
  const { name, answers, results } = loss
  const what = [
    answers > 0 ? t('series.answers', { count: answers }) : null,
    results > 0 ? t('series.results', { count: results }) : null,
  ].filter((part) => part !== null)
  return (
    <List.Item>
      {[name, format.within.session(loss)].join(listSeparator())}
      {colon()}
      {what.join(listSeparator())}
    </List.Item>
  )
}
