import { useTranslation } from 'react-i18next'
import type { Webhook, WebhookDelivery } from '#contract/platform/webhooks.ts'
import {
  WEBHOOK_EVENTS,
  WEBHOOK_SUBJECTS,
  WEBHOOK_TEST,
  type WebhookEvent,
} from '#domain/constants/webhooks.ts'
import { useFormat } from '../../format/format.ts'
import { comma } from '../../format/punctuation.ts'

type Attempted = NonNullable<Webhook['last_delivery']>

const holds = (subject: (typeof WEBHOOK_SUBJECTS)[number], type: string) =>
  WEBHOOK_EVENTS[subject].some((one) => one === type)

/** Events and what came of messages, in words. */
export function useWebhookWords() {
  const { t } = useTranslation('webhooks')
  const format = useFormat()
  const state = ({ state: now, next_at, status, fault }: Attempted): string => {
    const why = fault === null ? null : t(`faults.${fault}`)
    const answer = status === null ? null : t('answered', { status })
    const again =
      now === 'retrying' && next_at !== null
        ? t('retryAt', { when: format.within.dateTime(next_at) })
        : null
    return [t(`states.${now}`), again, why, answer].filter((part) => part !== null).join(comma())
  }
  return {
    state,
    event: (type: WebhookDelivery['type']): string => {
      const subject = WEBHOOK_SUBJECTS.find((one) => holds(one, type))
      if (type === WEBHOOK_TEST || subject === undefined) return t(`events.${type}`)
      return t('ofSubject', { subject: t(`subjects.${subject}`), event: t(`events.${type}`) })
    },
    /** The chosen events, a line for each subject. */
    chosen: (events: readonly WebhookEvent[]): string[] =>
      WEBHOOK_SUBJECTS.flatMap((subject) => {
        const ofSubject = events.filter((type) => holds(subject, type))
        if (ofSubject.length === 0) return []
        const all = ofSubject.length === WEBHOOK_EVENTS[subject].length
        const event = all
          ? t('fields.all')
          : ofSubject.map((type) => t(`events.${type}`)).join(' · ')
        return [t('ofSubject', { subject: t(`subjects.${subject}`), event })]
      }),
  }
}
