import { Button, Group, Stack, Text, Title, CloseButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { figuresOf, type StretchFigures } from '#domain/training/best-segments.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import type { Stretch } from '#domain/training/pieces.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useViewer } from '../../shell/viewer.ts'
import { channelsQuery } from '../activities/open.ts'
import { useAddEfforts } from './queries.ts'
import { ClashAlert } from './ClashAlert.tsx'
import type { Draft } from './drafts.ts'
import { useFigures } from './use-figures.ts'
import { markedClashes, useClashWords } from './use-clashes.ts'
import type { Marking } from './use-marking.ts'
import { PieceSelect } from './PieceSelect.tsx'
import classes from './efforts.module.css'
import ui from '../../ui/ui.module.css'

type ProposalRowProps = {
  draft: Draft & { name: string }
  figures: string
  refused: string | null
  planned: Marking['planned']
  onPiece: (piece: number | null) => void
  onLeaveOut: () => void
}

/** A stretch that is not kept yet, and what the server has refused in it. */
function ProposalRow({ draft, figures, refused, planned, onPiece, onLeaveOut }: ProposalRowProps) {
  const { t } = useTranslation('efforts')
  return (
    <li className={classes.row}>
      <div>
        <Text fw={500} data-place>
          {draft.name}
        </Text>
        <Text size="sm" className={ui.tabular}>
          {figures}
        </Text>
        {refused !== null && (
          <Text size="sm" c="red" role="alert">
            {refused}
          </Text>
        )}
      </div>
      <Group gap="xs" wrap="nowrap">
        {draft.source === 'hand' && (
          <PieceSelect
            planned={planned}
            label={t('planned')}
            value={draft.piece}
            onChange={onPiece}
          />
        )}
        <CloseButton
          size={44}
          aria-label={t('leaveOut', { name: draft.name })}
          onClick={onLeaveOut}
        />
      </Group>
    </li>
  )
}

type Recorded = {
  t: readonly number[]
  channels: Readonly<Record<string, readonly (number | null)[]>>
}

function columnsOf({ t, channels }: Recorded): Map<string, Float64Array> {
  const columns = Object.entries(channels).map(
    ([name, values]) => [name, Float64Array.from(values, (value) => value ?? Number.NaN)] as const,
  )
  return new Map([...columns, ['t', Float64Array.from(t)]])
}

/**
 * What was measured between two times, while their ends are still being moved; null until the
 * curves are here.
 */
function useStretchFigures(activityId: number): (stretch: Stretch) => StretchFigures | null {
  const recorded = useQuery({
    ...channelsQuery(activityId),
    enabled: opensPart('curves', useViewer()),
  }).data?.data
  const columns = useMemo(() => (recorded ? columnsOf(recorded) : null), [recorded])
  return (stretch) => columns && figuresOf(columns, stretch)
}

type Sent = readonly (Draft & { name: string })[]
type ProposalsProps = { activityId: number; sportId: number; marking: Marking }

/** Stretches that are not kept yet, with what was measured in them as their ends are moved. */
export function Proposals({ activityId, sportId, marking }: ProposalsProps) {
  const { t } = useTranslation('efforts')
  const write = useFigures(sportId)
  const measure = useStretchFigures(activityId)
  const words = useClashWords(marking.planned)
  const { mutate, isPending, error, reset, variables } = useAddEfforts(activityId)
  const { drafts, by, gateId, planned } = marking
  const found = drafts.some(({ source }) => source !== 'hand')
  const clashes = markedClashes(error)
  const keep = (list: Sent, seen: number[]) =>
    mutate({ drafts: list, seen }, { onSuccess: marking.forgetDrafts })
  const keepAll = () =>
    keep(
      drafts,
      marking.efforts.map(({ id }) => id),
    )
  const insist = () =>
    variables &&
    keep(variables.drafts, [...variables.seen, ...clashes.map(({ theirs }) => theirs.id)])
  const giveWay = () => {
    for (const { index } of clashes) marking.leaveOut(variables?.drafts[index]?.key ?? '')
    reset()
  }
  const clash = clashes.length > 0 && variables && (
    <ClashAlert
      clashes={words.marked(clashes, variables.drafts)}
      busy={isPending}
      onTheirs={giveWay}
      onMine={insist}
    />
  )
  const leaveOut = (key: string) => {
    reset()
    marking.leaveOut(key)
  }
  if (drafts.length === 0) {
    if (clash) return clash
    if (marking.efforts.length > 0 && gateId === null) return null
    const timed = marking.found > 0 ? 'passesMarked' : 'noPasses'
    return (
      <Text c="dimmed" role="status">
        {t(gateId === null ? 'none' : timed)}
      </Text>
    )
  }
  return (
    <Stack
      gap="sm"
      component="section"
      aria-label={t('proposal')}
      className={classes.proposals ?? ''}
    >
      <Title order={3}>{t('proposal')}</Title>
      {found && by !== null && <Text size="sm">{t(`found.${by}`)}</Text>}
      <ul className={classes.list}>
        {drafts.map((draft, index) => (
          <ProposalRow
            key={draft.key}
            draft={draft}
            figures={write(measure(draft) ?? onlyTimeOf(draft))}
            refused={refusalOf(error, index)}
            planned={planned}
            onPiece={(piece) => marking.setPiece(draft.key, piece)}
            onLeaveOut={() => leaveOut(draft.key)}
          />
        ))}
      </ul>
      {clash}
      <Group>
        <Button leftSection={<IconCheck size={18} />} loading={isPending} onClick={keepAll}>
          {t('keep', { count: drafts.length })}
        </Button>
      </Group>
    </Stack>
  )
}

/** All that is known of a stretch while the curves are not here. */
const onlyTimeOf = ({ start, finish }: Draft) => ({
  time: finish - start,
  distance: null,
  speed: null,
  stroke_rate: null,
  heart_rate: null,
})

/** Returns what is wrong with one of the stretches that were sent, in any of its fields. */
function refusalOf(error: unknown, index: number): string | null {
  if (!(error instanceof ApiProblem)) return null
  const fields = Object.entries(error.errors)
  return fields.find(([field]) => field.startsWith(`efforts.${index}.`))?.[1][0] ?? null
}
