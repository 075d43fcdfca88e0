import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RecordableCrew } from './use-recordable-crews.ts'

type CrewChoiceProps = {
  crews: readonly RecordableCrew[]
  crew: string
  onChoose: (crew: string) => void
}

/** The boat that files are recorded in; nothing where there is none. */
export function CrewChoice({ crews, crew, onChoose }: CrewChoiceProps) {
  const { t } = useTranslation('imports')
  if (crews.length === 0) return null
  return (
    <NativeSelect
      label={t('actions.forCrew')}
      maw={360}
      value={crew}
      data={[
        { value: '', label: t('actions.noCrew') },
        ...crews.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}
