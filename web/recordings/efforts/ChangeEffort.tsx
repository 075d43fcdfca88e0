import { Button, Group, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../api.ts'
import { DurationInput } from '../../ui/DurationInput.tsx'
import type { Changing } from './drafts.ts'
import { ClashAlert } from './ClashAlert.tsx'
import { PieceSelect } from './PieceSelect.tsx'
import { useChangeEffort } from './queries.ts'
import { changedClashes, theirsOf, useClashWords } from './use-clashes.ts'
import type { Marking } from './use-marking.ts'

/** Fields beside the curve: the same ends to the tenth, the name, and the planned piece. */
export function ChangeEffort({ changing, marking }: { changing: Changing; marking: Marking }) {
  const { t } = useTranslation('efforts')
  const { mutate, isPending, error } = useChangeEffort()
  const words = useClashWords(marking.planned)
  const clashes = changedClashes(error)
  const errorOf = (field: string) =>
    (error instanceof ApiProblem && error.errors[field]?.[0]) || null
  const set = (change: Partial<Changing>) => marking.change({ ...changing, ...change })
  const end = (key: 'start' | 'finish') => (value: number | null) =>
    value !== null && set({ [key]: value })
  const fit = changing.name.trim() !== ''
  const save = (wish: Changing) => mutate(wish, { onSuccess: () => marking.change(null) })
  /** The person has by now seen what somebody else changed. */
  const insist = () => save({ ...changing, seen: { ...changing.seen, ...theirsOf(clashes) } })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (fit) save(changing)
      }}
    >
      <Group gap="sm" align="flex-end">
        <TextInput
          label={t('name')}
          maxLength={80}
          required
          value={changing.name}
          error={errorOf('name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <DurationInput
          label={t('start')}
          mask="m:ss.S"
          w={120}
          value={changing.start}
          error={errorOf('start')}
          onChange={end('start')}
        />
        <DurationInput
          label={t('finish')}
          mask="m:ss.S"
          w={120}
          value={changing.finish}
          error={errorOf('finish')}
          onChange={end('finish')}
        />
        <PieceSelect
          planned={marking.planned}
          label={t('planned')}
          value={changing.piece}
          error={errorOf('piece')}
          onChange={(piece) => set({ piece })}
        />
        <Button type="submit" loading={isPending} disabled={!fit}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={() => marking.change(null)}>
          {t('cancel', { ns: 'ui' })}
        </Button>
      </Group>
      {clashes.length > 0 && (
        <ClashAlert
          clashes={words.changed(clashes)}
          busy={isPending}
          onTheirs={() => marking.change(null)}
          onMine={insist}
        />
      )}
    </form>
  )
}
