import { useState } from 'react'
import { morning, saveMorningReadings } from '#contract/analysis/monitoring.ts'
import {
  findMornings,
  type FileMornings,
  type FileReading,
} from '#contract/analysis/monitoring-files.ts'
import { api, invalidate } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { upload } from '../../../api/upload.ts'
import { daysOf } from './found-days.ts'

/** As many as one call takes. */
const AT_A_TIME = 400

export type Step =
  | { at: 'start'; message?: string }
  | { at: 'sending'; name: string; share: number }
  | { at: 'found'; found: FileMornings; isBusy: boolean; message?: string }
  | { at: 'proposed'; days: number }

/** The way of one file: sent, read and listed, and what of it is proposed. */
export function useMorningFile() {
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
