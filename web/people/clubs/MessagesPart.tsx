import { useTranslation } from 'react-i18next'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { ClubForm } from './ClubForm.tsx'
import type { PartProps } from './club-draft.ts'

/** How long what members write to each other is kept. */
export const MessagesPart = () => <ClubForm>{(fields) => <KeptField {...fields} />}</ClubForm>

const DAYS = [30, 90, 365] as const

function KeptField({ draft, set, errorOf }: PartProps) {
  const { t } = useTranslation('clubs')
  return (
    <SelectField
      label={t('messages.kept')}
      description={t('messages.hint')}
      choices={[
        ...DAYS.map((days) => ({ value: days, label: t('messages.days', { count: days }) })),
        { value: null, label: t('messages.forEver') },
      ]}
      value={draft.messages_kept_days}
      error={errorOf('messages_kept_days')}
      onChange={(messages_kept_days) => set({ messages_kept_days })}
    />
  )
}
