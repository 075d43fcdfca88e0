import { Button, CloseButton, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAddEfforts } from './queries.ts'
import classes from './efforts.module.css'
import { ApiProblem } from '../../api.ts'
import { ClashAlert } from './ClashAlert.tsx'
import type { Draft } from './drafts.ts'
import { PieceSelect } from './PieceSelect.tsx'
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
      drafts.map(({ key, name, start, finish, piece, source }) => ({
        key,
        name,
        start,
        finish,
        piece,
        source,
      })),
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
        {drafts.map((draft, index) => {
          const refused = refusalOf(error, index)
          const figures = measure(draft)
          return (
            <li key={draft.key} className={classes.row}>
              <div>
                <Text fw={500} data-place>
                  {draft.name}
                </Text>
                <Text size="sm" className="ui-tabular">
                  {write(
                    figures ?? {
                      time: draft.finish - draft.start,
                      distance: null,
                      speed: null,
                      stroke_rate: null,
                      heart_rate: null,
                    },
                  )}
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
                    onChange={(piece) => marking.setPiece(draft.key, piece)}
                  />
                )}
                <CloseButton
                  size={44}
                  aria-label={t('leaveOut', { name: draft.name })}
                  onClick={() => leaveOut(draft.key)}
                />
              </Group>
            </li>
          )
        })}
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

/** Returns what is wrong with one of the stretches that were sent, in any of its fields. */
function refusalOf(error: unknown, index: number): string | null {
  if (!(error instanceof ApiProblem)) return null
  const told = Object.entries(error.errors).find(([field]) => field.startsWith(`efforts.${index}.`))
  return told?.[1][0] ?? null
}
