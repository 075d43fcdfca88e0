import { Alert, Button, CloseButton, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/format.ts'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { FoundMorningsList } from './FoundMorningsList.tsx'
import { useMorningFile } from './use-morning-file.ts'

const ACCEPT = ['.fit', '.zip', '.xml', '.gz']

/** Values of mornings from a file: chosen, looked through, and proposed. Needs its texts. */
export function MorningFile({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('monitoring-files')
  const format = useFormat()
  const id = useId()
  const { step, send, propose, restart } = useMorningFile()
  const isSending = step.at === 'sending'
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Title order={2} size="h3" id={id}>
            {t('title')}
          </Title>
          <CloseButton size={44} iconSize={18} aria-label={t('close')} onClick={onClose} />
        </Group>
        {(step.at === 'start' || isSending) && (
          <>
            <Text size="sm" maw={720}>
              {t('intro')}
            </Text>
            <FileDrop
              multiple={false}
              accept={ACCEPT}
              hint={t('hint')}
              busy={isSending}
              onFiles={([file]) => file && void send(file)}
            />
          </>
        )}
        {step.at === 'start' && step.message !== undefined && (
          <Alert color="red" role="alert">
            {step.message}
          </Alert>
        )}
        {isSending && (
          <Text size="sm" role="status">
            {t(step.share < 1 ? 'sending' : 'reading', { name: step.name })}
          </Text>
        )}
        {isSending && step.share < 1 && (
          <Progress
            value={100 * step.share}
            aria-label={t('sending', { name: step.name })}
            size="sm"
          />
        )}
        {step.at === 'found' && (
          <FoundMorningsList
            {...step}
            onPropose={(readings) => void propose(step.found, readings)}
            onAnother={restart}
          />
        )}
        {step.at === 'proposed' && (
          <>
            <Text role="status">
              {t('proposed', { count: step.days, number: format.number(step.days) })}
            </Text>
            <Group>
              <Button variant="default" onClick={restart}>
                {t('another')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </section>
  )
}
