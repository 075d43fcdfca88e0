import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAddEfforts } from './queries.ts'
import classes from './efforts.module.css'
import { ApiProblem } from '../../api/api-problem.ts'
import { ClashAlert } from './ClashAlert.tsx'
import type { Draft } from './drafts.ts'
import { ProposalRow } from './ProposalRow.tsx'
import { useFigures } from './use-figures.ts'
import { markedClashes, useClashWords } from './use-clashes.ts'
import type { Marking } from './use-marking.ts'
import { useStretchFigures } from './use-stretch-figures.ts'

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
