import { useTranslation } from 'react-i18next'
import { SwitchField } from '../../form/ChoiceFields.tsx'
import { ClubForm } from './ClubForm.tsx'
import type { PartProps } from './club-draft.ts'

/** What people outside the club may be shown. */
export const OutsidePart = () => <ClubForm>{(fields) => <OutsideField {...fields} />}</ClubForm>

function OutsideField({ draft, set, errorOf }: PartProps) {
  const { t } = useTranslation('clubs')
  return (
    <SwitchField
      label={t('outside.label')}
      description={t('outside.hint')}
      value={draft.reports_outside}
      error={errorOf('reports_outside')}
      onChange={(reports_outside) => set({ reports_outside })}
    />
  )
}
