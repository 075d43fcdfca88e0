import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ActivityEdit, ActivityEditor } from '#contract/imports.ts'
import { useFormat } from '../format.ts'
import { elapsed } from '../ui/charts/time-series.ts'
import classes from './imports.module.css'
import { useUndo } from './queries.ts'

/** The changes of a recording in the order they were made; the last one can be taken back, then the one before it. */
export function EditList({ editor: { activity, edits } }: { editor: ActivityEditor }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const words = useEditWords()
  const { mutate, isPending } = useUndo(activity.id)
  if (edits.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-label={t('edit.changes')}>
      <Title order={2}>{t('edit.changes')}</Title>
      <ol className={classes.edits}>
        {edits.map((edit) => (
          <li key={edit.id}>
            <Text size="sm">{words(edit)}</Text>
            <Text size="xs" c="dimmed">
              {[edit.creator, format.dateTime(edit.created_at)].filter(Boolean).join(' · ')}
            </Text>
          </li>
        ))}
      </ol>
      <Group>
        <Button variant="default" leftSection={<IconArrowBackUp size={18} />} loading={isPending} onClick={() => mutate()}>
          {t('edit.undo')}
        </Button>
      </Group>
    </Stack>
  )
}

function useEditWords(): (edit: ActivityEdit) => string {
  const { t } = useTranslation('imports')
  return ({ kind, start, finish, seconds, other_name }) => {
    const name = other_name ?? ''
    switch (kind) {
      case 'trim':
        return t('edit.done.trim', { from: elapsed(start ?? 0), until: elapsed(finish ?? 0) })
      case 'split':
        return t('edit.done.split', { at: elapsed(start && start > 0 ? start : (finish ?? 0)) })
      case 'shift':
        return t((seconds ?? 0) < 0 ? 'edit.done.earlier' : 'edit.done.later', { by: elapsed(Math.abs(seconds ?? 0)) })
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
