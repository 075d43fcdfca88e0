import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { sessionOfImport, type Import } from '#contract/recordings/imports.ts'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useFormat } from '../../format/format.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { isLocalTime, toInstant, type LocalTime } from '#domain/time/zoned-time.ts'
import { refetchLists, useIgnore } from './queries.ts'

const UNKNOWN: LocalTime = { day: '', time: '' }

/**
 * Makes a session of a file that has none, asking when it was if the file does not tell; or leaves
 * it without.
 */
export function SessionFromImport({ item }: { item: Import }) {
  const { t } = useTranslation('imports')
  const { timeZone } = useFormat()
  const withoutSession = item.activities.filter(
    ({ session_id, merged_into }) => session_id === null && merged_into === null,
  )
  const dated = withoutSession.some(({ start_time }) => start_time !== null)
  const { mutate: ignore, isPending: ignoring } = useIgnore(item.id)
  const form = useForm(sessionOfImport, {
    initial: { start_date: UNKNOWN },
    check: ({ start_date }) =>
      dated || isLocalTime(start_date) ? {} : { start_date: [t('waiting.beganFirst')] },
    send: ({ start_date }, call) =>
      call(sessionOfImport, {
        params: { id: item.id },
        body: dated ? {} : { start_date: toInstant(timeZone, start_date).toISOString() },
      }),
    onSaved: refetchLists,
    guard: false,
  })
  return (
    <BareForm of={form}>
      <Stack gap="sm">
        <FormAlert of={form} />
        <Group gap="sm" align="flex-end">
          {!dated && (
            <DateTimeField {...form.at('start_date')} required label={t('waiting.began')} />
          )}
          <Button type="submit" variant="default" mih={44} loading={form.pending}>
            {t('waiting.create')}
          </Button>
          <Button variant="default" mih={44} loading={ignoring} onClick={() => ignore()}>
            {t('waiting.ignore')}
          </Button>
        </Group>
      </Stack>
    </BareForm>
  )
}
