import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seasonHistory, type Season, type SeasonChange } from '#contract/analysis/season.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { TARGET_FIELDS } from './differences.ts'
import type { Scope } from './use-season-changes.ts'
import { useSeasonWords } from './use-season-words.ts'
import { useTargetWords } from './use-target-words.ts'

type SeasonHistoryProps = { season: Pick<Season, 'first_day'>; scope: Scope; monday?: string }

const SHORT = 3

/** Who changed the season, when, and from what to what; of one week its latest changes first. */
export function SeasonHistory({ season, scope, monday }: SeasonHistoryProps) {
  const { t } = useTranslation('season-plans')
  const [showsAll, setShowsAll] = useState(monday === undefined)
  const asked = useQuery(
    query(seasonHistory, {
      query: { ...scope, day: season.first_day, ...(monday !== undefined && { monday }) },
    }),
  )
  const changes = asked.data?.data
  if (!changes) return <Waiting for={asked} rows={3} part />
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('history.none')}
      </Text>
    )
  return (
    <Stack gap="xs">
      {changes.slice(0, showsAll ? undefined : SHORT).map((change) => (
        <ChangeLine key={change.id} change={change} namesWeek={monday === undefined} />
      ))}
      {!showsAll && changes.length > SHORT && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {t('history.all', { count: changes.length })}
        </Button>
      )}
    </Stack>
  )
}

type ChangeLineProps = { change: SeasonChange; namesWeek: boolean }

function ChangeLine({ change, namesWeek }: ChangeLineProps) {
  const { t } = useTranslation('season-plans')
  const words = useSeasonWords()
  const format = useFormat()
  const { changed_at, changed_by, monday } = change
  const head = [
    namesWeek && monday !== null ? words.week(monday) : null,
    changed_by ?? t('history.gone'),
    format.dateTime(changed_at),
  ]
  return (
    <div>
      <Text size="xs" c="dimmed">
        {head.filter(Boolean).join(' · ')}
      </Text>
      <ChangedValues change={change} />
    </div>
  )
}

function ChangedValues({ change: { before, after } }: { change: SeasonChange }) {
  const { t } = useTranslation('season-plans')
  const words = useSeasonWords()
  const targetWords = useTargetWords()
  const lines = TARGET_FIELDS.flatMap((field) => {
    if (field === 'note' || after[field] === undefined) return []
    return [targetWords.change(field, before[field] ?? null, after[field])]
  })
  if (after.has_note !== undefined)
    lines.push(
      t(
        after.has_note
          ? before.has_note
            ? 'history.noteChanged'
            : 'history.noteAdded'
          : 'history.noteRemoved',
      ),
    )
  if (after.phases)
    lines.push(
      t('history.phases', {
        before: words.phases(before.phases ?? []),
        after: words.phases(after.phases),
      }),
    )
  if (after.goal)
    lines.push(
      t('history.goal', {
        name: after.goal.name,
        before: before.goal?.priority ?? '–',
        after: after.goal.priority ?? '–',
      }),
    )
  return lines.map((line) => (
    <Text key={line} size="sm">
      {line}
    </Text>
  ))
}
