import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  monitoringRules,
  saveMonitoringRules,
  type MonitoringRules,
} from '#contract/analysis/monitoring.ts'
import { squads as listSquads } from '#contract/people/squads.ts'
import { MORNING_NUMBERS } from '#domain/monitoring/fields.ts'
import { query } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { ManyField } from '../../form/ChoiceFields.tsx'
import { ClockTextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useMorningWords } from './use-morning-words.ts'

/** What the club asks in the morning, of whom, until when, and when it reminds. */
export function MonitoringRulesPart() {
  const asked = useQuery(query(monitoringRules))
  const squads = useQuery(query(listSquads))
  if (!asked.data || !squads.data)
    return <Waiting for={asked.data ? squads : asked} rows={8} part />
  return <RulesForm rules={asked.data.data} squads={squads.data.data} />
}

type RulesFormProps = {
  rules: MonitoringRules
  squads: readonly { id: number; name: string }[]
}

function RulesForm({ rules, squads }: RulesFormProps) {
  const { t } = useTranslation('monitoring')
  const words = useMorningWords()
  const form = useForm(saveMonitoringRules, {
    initial: { ...rules, remind_time: rules.remind_time ?? '' },
    send: ({ remind_time, ...values }, call) =>
      call(saveMonitoringRules, {
        body: { ...values, remind_time: remind_time === '' ? null : remind_time },
      }),
    refreshes: [monitoringRules],
    saved: t('rules.saved'),
  })
  return (
    <Form of={form} submit={t('save')} disabled={!form.dirty} bar>
      <ManyField
        {...form.at('fields')}
        label={t('rules.fields')}
        description={t('rules.fieldsHint')}
        groups={[
          {
            group: t('rules.fields'),
            items: MORNING_NUMBERS.map((value) => ({ value, label: words.nameOf(value) })),
          },
        ]}
      />
      {squads.length > 0 && (
        <ManyField
          {...form.at('squad_ids')}
          label={t('rules.squads')}
          description={t('rules.squadsHint')}
          groups={[
            {
              group: t('rules.squads'),
              items: squads.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
        />
      )}
      <ClockTextField
        {...form.at('until_time')}
        label={t('rules.until')}
        description={t('rules.untilHint')}
      />
      <ClockTextField
        {...form.at('remind_time')}
        label={t('rules.remind')}
        description={t('rules.remindHint')}
      />
    </Form>
  )
}
