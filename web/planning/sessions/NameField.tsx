import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PartProps } from './form-parts.ts'

type NameFieldProps = Pick<PartProps, 'draft' | 'onChange' | 'errors'> & {
  /** What it is called while nobody types a name; empty where there is nothing to propose. */
  proposed: string
}

/** The name, which follows from the plan until somebody types one. */
export function NameField({ draft, onChange, errors, proposed }: NameFieldProps) {
  const { t } = useTranslation('session-form')
  const isEvent = draft.kind === 'event'
  return (
    <TextInput
      label={t('name')}
      placeholder={proposed || t(isEvent ? 'eventExample' : 'nameExample')}
      {...(proposed !== '' && draft.name === '' && { description: t('nameProposed') })}
      withAsterisk={proposed === ''}
      maxLength={120}
      value={draft.name}
      error={errors['name']}
      onChange={(event) => onChange({ name: event.currentTarget.value })}
    />
  )
}
