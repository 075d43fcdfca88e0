import { useTranslation } from 'react-i18next'
import { SwitchField } from '../../form/ChoiceFields.tsx'
import { ClubForm } from './ClubForm.tsx'
import type { PartProps } from './club-draft.ts'

/** Whether athletes of a squad are asked before they are in a team of a challenge. */
export const ChallengesPart = () => <ClubForm>{(fields) => <SquadsField {...fields} />}</ClubForm>

function SquadsField({ draft, set, errorOf }: PartProps) {
  const { t } = useTranslation('clubs')
  return (
    <SwitchField
      label={t('challenges.label')}
      description={t('challenges.hint')}
      value={draft.squads_join_challenges}
      error={errorOf('squads_join_challenges')}
      onChange={(squads_join_challenges) => set({ squads_join_challenges })}
    />
  )
}
