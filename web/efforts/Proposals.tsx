import { Button, CloseButton, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAddEfforts } from './queries.ts'
import classes from './efforts.module.css'
import { ApiProblem } from '../api.ts'
import { PieceSelect } from './PieceSelect.tsx'
import { useFigures } from './use-figures.ts'
import type { Marking } from './use-marking.ts'
import { useStretchFigures } from './use-stretch-figures.ts'

type ProposalsProps = { activityId: number; sportId: number; marking: Marking }

/** Stretches that are not kept yet, with what was measured in them as their ends are moved. */
export function Proposals({ activityId, sportId, marking }: ProposalsProps) {
  const { t } = useTranslation('efforts')
  const write = useFigures(sportId)
  const measure = useStretchFigures(activityId)
  const { mutate, isPending, error, reset } = useAddEfforts(activityId)
  const { drafts, by, gateId, planned } = marking
  const found = drafts.some(({ source }) => source !== 'hand')
  const keep = () =>
    mutate(
      drafts.map(({ name, start, finish, piece, source }) => ({ name, start, finish, piece, source })),
      { onSuccess: marking.forgetDrafts },
    )
  const leaveOut = (key: string) => {
    reset()
    marking.leaveOut(key)
  }
  if (drafts.length === 0) {
    if (marking.efforts.length > 0 && gateId === null) return null
    const timed = marking.found > 0 ? 'passesMarked' : 'noPasses'
    return <Text c="dimmed">{t(gateId === null ? 'none' : timed)}</Text>
  }
  return (
    <Stack gap="sm" component="section" aria-label={t('proposal')} className={classes.proposals ?? ''}>
      <Title order={3}>{t('proposal')}</Title>
      {found && by !== null && <Text size="sm">{t(`found.${by}`)}</Text>}
      <ul className={classes.list}>
        {drafts.map((draft, index) => {
          const refused = refusalOf(error, index)
          const figures = measure(draft)
          return (
            <li key={draft.key} className={classes.row}>
              <div>
                <Text fw={500}>{draft.name}</Text>
                <Text size="sm" className="ui-tabular">
                  {write(figures ?? { time: draft.finish - draft.start, distance: null, speed: null, stroke_rate: null, heart_rate: null })}
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
                <CloseButton size={44} aria-label={t('leaveOut', { name: draft.name })} onClick={() => leaveOut(draft.key)} />
              </Group>
            </li>
          )
        })}
      </ul>
      <Group>
        <Button leftSection={<IconCheck size={18} />} loading={isPending} onClick={keep}>
          {t('keep', { count: drafts.length })}
        </Button>
      </Group>
    </Stack>
  )
}

/** What is wrong with one of the stretches that were sent, wherever in it. */
function refusalOf(error: unknown, index: number): string | null {
  if (!(error instanceof ApiProblem)) return null
  const told = Object.entries(error.errors).find(([field]) => field.startsWith(`efforts.${index}.`))
  return told?.[1][0] ?? null
}
