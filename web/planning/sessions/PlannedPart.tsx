import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import { plannedParts } from '#domain/rules/plan.ts'
import { FormPart } from './FormPart.tsx'
import { LostResults } from './LostResults.tsx'
import { StrengthPart, type StrengthPartProps } from './StrengthPart.tsx'
import { StructurePart } from './StructurePart.tsx'

type PlannedPartProps = StrengthPartProps & { saved: Session | null }

/** What is to be done in a session, in pieces or in exercises as its sport has it. */
export function PlannedPart({ saved, athletes, ...part }: PlannedPartProps) {
  const { t } = useTranslation('session-form')
  const { draft } = part
  if (draft.kind !== 'session') return null
  const { structure, strength } = plannedParts(draft.sport_id ?? 0)
  return (
    <>
      {structure && (
        <FormPart title={t('parts.structure')}>
          <StructurePart {...part} />
          <LostResults saved={saved} draft={draft} />
        </FormPart>
      )}
      {strength && (
        <FormPart title={t('parts.strength')}>
          <StrengthPart {...part} athletes={athletes} />
          <LostResults saved={saved} draft={draft} />
        </FormPart>
      )}
    </>
  )
}
