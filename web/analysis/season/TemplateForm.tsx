import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Season } from '#contract/analysis/season.ts'
import { addSeasonTemplate, seasonTemplates } from '#contract/analysis/season-templates.ts'
import { CheckField, SelectField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'
import { mainGoalsOf } from './template-goals.ts'
import type { Scope } from './use-season-changes.ts'
import { useSeasonWords } from './use-season-words.ts'
import { comma } from '../../format/punctuation.ts'

type TemplateFormProps = { season: Season; scope: Scope }

/** Keeps phases and targets of a season, counted from one of its A goals. */
export function TemplateForm({ season, scope }: TemplateFormProps) {
  const { t } = useTranslation('season-plans')
  const words = useSeasonWords()
  const goals = mainGoalsOf(season)
  const form = useForm(addSeasonTemplate, {
    initial: {
      name: '',
      goal_id: goals.at(-1)?.session_id ?? 0,
      is_own: false,
      day: season.first_day,
      ...scope,
    },
    refreshes: [seasonTemplates],
    saved: t('template.kept'),
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('template.keep')}>
      <Stack>
        <Text size="sm">{t('template.keepHint')}</Text>
        <TextField {...form.at('name')} label={t('template.name')} />
        <SelectField
          {...form.at('goal_id')}
          label={t('template.goal')}
          choices={goals.map(({ session_id, name, first_day }) => ({
            value: session_id,
            label: `${name}${comma()}${words.day(first_day)}`,
          }))}
        />
        <CheckField {...form.at('is_own')} label={t('template.own')} />
      </Stack>
    </Form>
  )
}
