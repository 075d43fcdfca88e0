import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createMessage,
  messageThreads,
  threadMessages,
  type ThreadDetail,
} from '#contract/club/messages.ts'
import { ManyField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { useViewer } from '../../shell/viewer.ts'
import { isSending } from './Composer.tsx'
import { keepUnsent, unsentAt } from './unsent.ts'
import { listSeparator } from '../../format/punctuation.ts'

export type Boat = { crew_id: number; name: string }

/** Where a coach writes to the boats and people of a session, or to some of them. */
export function BoatComposer({ thread, boats }: { thread: ThreadDetail; boats: readonly Boat[] }) {
  const { t } = useTranslation('messages')
  const viewer = useViewer()
  const held = useUnsentMessage(thread.id)
  const form = useForm(createMessage, {
    initial: NOTHING,
    held,
    send: async ({ message, crew_ids, user_ids }, call) => {
      const event_id = thread.session_id ?? 0
      await call(createMessage, { body: { event_id, message: message ?? '', crew_ids, user_ids } })
    },
    refreshes: [threadMessages, messageThreads],
    onSaved: (_, { crew_ids, user_ids }, { reset }) => reset({ message: '', crew_ids, user_ids }),
    guard: false,
  })
  if (thread.state === 'needs-adult')
    return (
      <Alert color="amber" title={t('needsAdult.title')}>
        {t('needsAdult.text')}
      </Alert>
    )
  const isToSome = form.values.crew_ids.length + form.values.user_ids.length > 0
  const others = thread.people.filter(({ id }) => id !== viewer.user_id)
  const ready = (form.values.message ?? '').trim() !== ''
  return (
    <Form of={form} submit={t('toBoats.send')} disabled={!ready} gap="xs">
      <Text size="sm" c="dimmed">
        {t('toBoats.hint')} <ReadBy thread={thread} />
      </Text>
      {boats.length > 0 && (
        <ManyField
          {...form.at('crew_ids')}
          label={t('toBoats.to')}
          placeholder={t(isToSome ? 'toBoats.noBoats' : 'toBoats.all')}
          groups={[
            {
              group: t('toBoats.to'),
              items: boats.map(({ crew_id, name }) => ({ value: crew_id, label: name })),
            },
          ]}
        />
      )}
      {others.length > 0 && (
        <ManyField
          {...form.at('user_ids')}
          label={t('toBoats.people')}
          placeholder={t(isToSome ? 'toBoats.nobodyElse' : 'toBoats.everybody')}
          groups={[
            {
              group: t('toBoats.people'),
              items: others.map(({ id, full_name }) => ({ value: id, label: full_name })),
            },
          ]}
        />
      )}
      <ProseField
        {...form.at('message')}
        label={t('write')}
        minRows={1}
        maxRows={6}
        onKeyDown={(event) => {
          if (!isSending(event)) return
          event.preventDefault()
          if (ready) form.submit()
        }}
      />
    </Form>
  )
}

const NOTHING = { message: '', crew_ids: [] as number[], user_ids: [] as number[] }

/** What is written, kept with those it is for as long as it is not sent. */
function useUnsentMessage(threadId: number) {
  const place = `boats/${threadId}`
  const [values, setValues] = useState(() => ({ ...NOTHING, ...unsentAt(place, NOTHING) }))
  const set = (part: Partial<typeof values>) =>
    setValues((now) => {
      const next = { ...now, ...part }
      keepUnsent(place, next.message.trim() === '' ? null : next)
      return next
    })
  return { values, set }
}

/** Who reads what is written here, by name as far as the viewer sees them. */
function ReadBy({ thread: { people, others } }: { thread: ThreadDetail }) {
  const { t } = useTranslation('messages')
  const viewer = useViewer()
  const names = people.flatMap(({ id, full_name }) => (id === viewer.user_id ? [] : [full_name]))
  const more = others > 0 ? [t('whoReads.others', { count: others })] : []
  const all = [...names, ...more].join(listSeparator())
  return all === '' ? t('toBoats.readByNobody') : t('toBoats.readBy', { names: all })
}
