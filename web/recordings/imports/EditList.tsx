import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ActivityEdit, ActivityEditor, Change } from '#contract/recordings/imports.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { elapsed } from '../../ui/charts/time-series.ts'
import { UndoButtons } from '../../ui/UndoButtons.tsx'
import { useUndoKeys } from '../../ui/use-undo-keys.ts'
import ui from '../../ui/ui.module.css'
import classes from './imports.module.css'
import { useRedo, useUndo } from './queries.ts'

/**
 * Lists the changes of a recording in the order they were made. Any one can be undone, unless
 * others build on it: then it says which.
 */
export function EditList({ editor }: { editor: ActivityEditor }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const words = useEditWords()
  const { undo, undoing, back, forth } = useSteps(editor)
  const { edits, undone } = editor
  useUndoKeys({ undo: () => back?.(), redo: () => forth?.() })
  if (edits.length === 0 && !undone) return null
  return (
    <Stack gap="sm" component="section" aria-label={t('edit.changes')}>
      <Group gap="sm" justify="space-between">
        <Title order={2}>{t('edit.changes')}</Title>
        <Group gap="xs">
          <UndoButtons
            words={{ undo: t('edit.step.undo'), redo: t('edit.step.redo') }}
            undo={back}
            redo={forth}
          />
        </Group>
      </Group>
      {undone && (
        <Text size="sm" c="dimmed">
          {t('edit.step.undone', { change: words(undone) })}
        </Text>
      )}
      <ol className={classes.edits}>
        {edits.map((edit) => (
          <li key={edit.id}>
            <div className={ui.ended} data-top>
              <div>
                <Text size="sm">{words(edit)}</Text>
                <Text size="xs" c="dimmed">
                  {[edit.creator, format.dateTime(edit.created_at)].filter(Boolean).join(' · ')}
                </Text>
                {edit.obstacle && <Text size="xs">{t(`edit.obstacles.${edit.obstacle}`)}</Text>}
              </div>
              {!edit.obstacle && (
                <Button
                  variant="default"
                  size="compact-sm"
                  className={classes.undo}
                  leftSection={<IconArrowBackUp size={16} aria-hidden />}
                  aria-label={t('edit.undoThis', { change: words(edit) })}
                  loading={undoing === edit.id}
                  disabled={undoing !== null}
                  onClick={() => undo(edit)}
                >
                  {t('edit.undo')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Stack>
  )
}

/** Taking changes back, and making them again one by one, for buttons and keys. */
function useSteps({ activity, edits, undone }: ActivityEditor) {
  const { mutate, isPending, variables } = useUndo(activity.id)
  const redo = useRedo(activity.id)
  const session = useSession()
  const navigate = useNavigate()
  const goTo = (id: number) =>
    void navigate(paths.editImport(session.id, activity.crew_id, id), { replace: true })
  const undo = ({ id, kind, other_id }: ActivityEdit) =>
    mutate(id, {
      onSuccess: () => {
        // The first half keeps the page; a person who is looking at the second half goes to the
        // first.
        if (kind === 'split' && other_id !== null && other_id < activity.id) goTo(other_id)
      },
    })
  const last = edits.at(-1)
  const busy = isPending || redo.isPending
  return {
    undo,
    undoing: isPending ? variables : null,
    back: last && !last.obstacle && !busy ? () => undo(last) : null,
    forth: undone && !busy ? () => redo.mutate() : null,
  }
}

function useEditWords(): (edit: Change) => string {
  const { t } = useTranslation('imports')
  return ({ kind, start, finish, seconds, other_name }) => {
    const name = other_name ?? ''
    switch (kind) {
      case 'trim':
        return t('edit.done.trim', { from: elapsed(start ?? 0), until: elapsed(finish ?? 0) })
      case 'split':
        return t('edit.done.split', { at: elapsed(start && start > 0 ? start : (finish ?? 0)) })
      case 'shift':
        return t((seconds ?? 0) < 0 ? 'edit.done.earlier' : 'edit.done.later', {
          by: elapsed(Math.abs(seconds ?? 0)),
        })
      case 'halve':
        return t('edit.done.halve')
      case 'heart-rate':
        return t('edit.done.heart-rate', { name })
      case 'strokes':
        return t('edit.done.strokes', { name })
      case 'merge':
        return t('edit.done.merge', { name })
    }
  }
}
