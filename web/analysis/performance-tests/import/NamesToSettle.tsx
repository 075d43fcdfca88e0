import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ImportedTests } from '#contract/analysis/performance-tests-import.ts'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import { LEAVE_OUT, type ChosenNames, type OpenName } from './open-names.ts'

type NamesToSettleProps = {
  names: readonly OpenName[]
  people: ImportedTests['people']
  chosen: ChosenNames
  onChoose: (written: string, choice: string) => void
}

/** Who is meant by names that none or several have; a choice is remembered. */
export function NamesToSettle({ names, people, chosen, onChoose }: NamesToSettleProps) {
  const { t } = useTranslation('test-files')
  if (names.length === 0) return null
  const choices = [
    { value: LEAVE_OUT, label: t('leaveOut') },
    ...people.map(({ user_id, full_name }) => ({ value: String(user_id), label: full_name })),
  ]
  return (
    <Stack gap="sm" component="section" aria-label={t('names.title')}>
      <Title order={3}>{t('names.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('names.hint')}
      </Text>
      {names.map(({ written, name, tests, isUnclear }) => (
        <SearchSelect
          key={written}
          label={name}
          description={[
            t(isUnclear ? 'names.unclear' : 'names.unknown'),
            t('names.tests', { count: tests }),
          ].join(' ')}
          placeholder={t('names.choose')}
          data={choices}
          value={chosen[written] ?? null}
          onChange={(choice) => choice !== null && onChoose(written, choice)}
        />
      ))}
    </Stack>
  )
}
