import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** What saving does: athletes only save; coaches keep a draft or publish, and what is published stays so. */
export type SaveBarProps = {
  mode: 'save' | 'draft-or-publish'
  saving: boolean
  onSave: (published: boolean | null) => void
  onDelete: (() => void) | null
}

export function SaveBar({ mode, saving, onSave, onDelete }: SaveBarProps) {
  const { t } = useTranslation('session-form')
  return (
    <div className="session-save">
      {onDelete && (
        <Button variant="subtle" color="red" className="session-save-delete" onClick={onDelete} disabled={saving}>
          {t('delete')}
        </Button>
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
