import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownResults, writePost } from '#contract/club/wall.ts'
import { query } from '../../api/api.ts'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { newKey } from '../../api/request.ts'
import { closeModal } from '../../shell/modals.ts'
import { PageState } from '../../ui/PageState.tsx'
import type { PartProps } from './Composer.tsx'
import { MentionProse } from './MentionProse.tsx'
import { idsOf, wallChanged } from './queries.ts'

type Result = { id: number; name: string; start_date: string }

/** Posts a result of one’s own. */
export function AddResult(part: PartProps) {
  const { t } = useTranslation('wall')
  const asked = useQuery(query(ownResults))
  const results = asked.data?.data
  if (!results) return <Waiting for={asked} rows={3} part />
  const [first] = results
  if (!first)
    return <PageState state="empty" title={t('result.none')} text={t('result.noneText')} />
  return <ResultForm {...part} results={results} first={first.id} />
}

type ResultFormProps = PartProps & { results: readonly Result[]; first: number }

function ResultForm({ place, draft, results, first }: ResultFormProps) {
  const { t } = useTranslation('wall')
  const format = useFormat()
  const [client_id] = useState(newKey)
  const form = useForm(writePost, {
    initial: { result_of: first, text: draft.text },
    send: ({ result_of, text }, call) =>
      call(writePost, { body: { client_id, result_of, text, ...idsOf(place) } }),
    refreshes: [],
    onSaved: async () => {
      draft.clear()
      closeModal()
      await wallChanged()
    },
    guard: false,
  })
  const choices = results.map(({ id, name, start_date }) => ({
    value: id,
    label: t('result.choice', { name, when: format.within.dateTime(start_date) }),
  }))
  return (
    <Form of={form} submit={t('send')}>
      <Stack gap="sm">
        <Text size="sm">{t('result.hint')}</Text>
        <SelectField {...form.at('result_of')} label={t('result.choose')} choices={choices} />
        <MentionProse {...form.at('text')} place={place} chosen={draft.chosen} label={t('words')} />
      </Stack>
    </Form>
  )
}
