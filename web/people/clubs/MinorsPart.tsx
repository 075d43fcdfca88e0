import { useTranslation } from 'react-i18next'
import { canShowMinors } from '#domain/rules/privacy.ts'
import { SwitchField } from '../../form/ChoiceFields.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { ClubForm } from './ClubForm.tsx'
import type { PartProps } from './club-draft.ts'

/** Whether coaches without the permission to see minors see who they are. */
function MinorsField({ draft, set, errorOf }: PartProps) {
  const { t } = useTranslation('clubs')
  const viewer = useViewer()
  return (
    <SwitchField
      label={t('minors.label')}
      description={canShowMinors(viewer) ? t('minors.hint') : t('minors.locked')}
      disabled={!canShowMinors(viewer)}
      value={draft.coaches_see_minors}
      error={errorOf('coaches_see_minors')}
      onChange={(coaches_see_minors) => set({ coaches_see_minors })}
    />
  )
}

/** What coaches see of the members under 18. */
export const MinorsPart = () => <ClubForm>{(fields) => <MinorsField {...fields} />}</ClubForm>
