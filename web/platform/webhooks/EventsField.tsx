import { Button, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  WEBHOOK_SUBJECTS,
  type WebhookEvent,
} from '#domain/constants/webhooks.ts'

type EventsFieldProps = {
  value: readonly WebhookEvent[]
  onChange: (value: WebhookEvent[]) => void
  error?: string | undefined
}

/** Events to choose from, by what they are about. */
export function EventsField({ value, onChange, error }: EventsFieldProps) {
  const { t } = useTranslation('webhooks')
  const choose = (names: readonly string[]) =>
    onChange(WEBHOOK_EVENT_TYPES.filter((type) => names.includes(type)))
  return (
    <Checkbox.Group
      label={t('fields.events')}
      description={t('fields.eventsHint')}
      error={error}
      value={[...value]}
      onChange={choose}
    >
      <Stack gap="md" mt="sm">
        {WEBHOOK_SUBJECTS.map((subject) => {
          const types: readonly WebhookEvent[] = WEBHOOK_EVENTS[subject]
          return (
            <Stack key={subject} gap="xs" role="group" aria-label={t(`subjects.${subject}`)}>
              <Text size="sm" fw={650}>
                {t(`subjects.${subject}`)}
              </Text>
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
                {types.map((type) => (
                  <Checkbox key={type} value={type} label={t(`events.${type}`)} />
                ))}
              </SimpleGrid>
            </Stack>
          )
        })}
        <Group gap="sm">
          <Button variant="default" size="xs" onClick={() => choose(WEBHOOK_EVENT_TYPES)}>
            {t('fields.all')}
          </Button>
          <Button variant="default" size="xs" onClick={() => choose([])}>
            {t('fields.clear')}
          </Button>
        </Group>
      </Stack>
    </Checkbox.Group>
  )
}
