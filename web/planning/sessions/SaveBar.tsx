import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import { paths } from '../../paths/paths.ts'
import { useRemoveSession } from '../session-life/open.ts'
import classes from './session-form.module.css'

/**
 * What saving does: athletes only save; coaches keep a draft or publish, and what is published
 * stays so.
 */
export type SaveBarProps = {
  mode: 'save' | 'draft-or-publish'
  saving: boolean
  /** What is changed; null while it is new. */
  saved: Session | null
  onSave: (published: boolean | null) => void
  onLeave: (to: string) => unknown
}

export function SaveBar({ mode, saving, saved, onSave, onLeave }: SaveBarProps) {
  const { t } = useTranslation('session-form')
  return (
    <div className={classes.save}>
      {saved && (
        <DeleteButton
          session={saved}
          disabled={saving}
          onDeleted={() => onLeave(paths.calendar())}
        />
      )}
      {mode === 'draft-or-publish' && (
        <Button variant="default" onClick={() => onSave(false)} disabled={saving}>
          {t('saveDraft')}
        </Button>
      )}
      <Button type="submit" loading={saving} title={t('saveKeys')}>
        {t(mode === 'draft-or-publish' ? 'publish' : 'save')}
      </Button>
    </div>
  )
}

type DeleteProps = { session: Session; disabled: boolean; onDeleted: () => unknown }

function DeleteButton({ session, disabled, onDeleted }: DeleteProps) {
  const { t } = useTranslation('session-form')
  const removeSession = useRemoveSession(session)
  const remove = useMutation({ mutationFn: () => removeSession(onDeleted) })
  return (
    <Button
      variant="subtle"
      color="red"
      className={classes.delete}
      disabled={disabled || remove.isPending}
      onClick={() => remove.mutate()}
    >
      {t('delete')}
    </Button>
  )
}
