import { Alert, Button, CloseButton, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { morning, saveMorningReadings } from '#contract/analysis/monitoring.ts'
import {
  findMornings,
  type FileMornings,
  type FileReading,
} from '#contract/analysis/monitoring-files.ts'
import { useFormat } from '../../../format/format.ts'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { api, invalidate } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { upload } from '../../../api/upload.ts'
import { FoundMorningsList } from './FoundMorningsList.tsx'
import { daysOf } from './found-days.ts'

/** As many as one call takes. */
const AT_A_TIME = 400

type Step =
  | { at: 'start'; message?: string }
  | { at: 'sending'; name: string; share: number }
  | { at: 'found'; found: FileMornings; isBusy: boolean; message?: string }
  | { at: 'proposed'; days: number }

/** The way of one file: sent, read and listed, and what of it is proposed. */
function useMorningFile() {
  const [step, setStep] = useState<Step>({ at: 'start' })

  const send = async (file: File) => {
    setStep({ at: 'sending', name: file.name, share: 0 })
    const onShare = (share: number) => setStep({ at: 'sending', name: file.name, share })
    try {
      const { data } = await upload(findMornings, { upload: {}, file }, onShare)
      setStep({ at: 'found', found: data, isBusy: false })
    } catch (error) {
      setStep({ at: 'start', message: messageOf(error) })
    }
  }

  /** What has arrived already changes nothing when all of it is sent once more. */
  const propose = async (found: FileMornings, readings: readonly FileReading[]) => {
    setStep({ at: 'found', found, isBusy: true })
    try {
      for (let from = 0; from < readings.length; from += AT_A_TIME) {
        const body = { readings: readings.slice(from, from + AT_A_TIME), adds: true }
        await api(saveMorningReadings, { body }, { own: [0, 400, 403, 404, 503] })
      }
      await invalidate(morning)
      setStep({ at: 'proposed', days: daysOf(readings).length })
    } catch (error) {
      setStep({ at: 'found', found, isBusy: false, message: messageOf(error) })
    }
  }

  return { step, send, propose, restart: () => setStep({ at: 'start' }) }
}

/** Why a file cannot be read is said of the file. */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) throw error
  return error.errors['file']?.[0] ?? error.message
}

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
