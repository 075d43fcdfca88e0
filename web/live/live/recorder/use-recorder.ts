import { useEffect, useEffectEvent, useState } from 'react'
import { beginRecording, connection, sendSamples } from '#contract/live/live-recorder.ts'
import { api } from '../../../api/api.ts'
import { openRecorder, type Opening, type OpeningCalls } from './open-recorder.ts'

/** The page says itself what each of these means. */
const own = [0, 400, 404, 409, 410, 413, 429, 500, 502, 503, 504]
/** A server that does not answer in this time is asked again. */
const PATIENCE_MS = 20_000

const options = () => ({ own, signal: AbortSignal.timeout(PATIENCE_MS) })

const calls: OpeningCalls = {
  connection: async (code) => (await api(connection, { params: { code } }, options())).data,
  begin: async (code, body) =>
    (await api(beginRecording, { params: { code }, body }, options())).data,
  send: async (body) => (await api(sendSamples, { body }, options())).data,
}

/**
 * What a code leads to, and the recorder once it is open. Where there was no connection,
 * `onConnection` is called once there is one again.
 */
export function useRecorder(code: string, onConnection: () => void): Opening {
  const [opening, show] = useState<Opening>({ kind: 'opening' })
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const showWhile = (next: Opening) => {
      if (!signal.aborted) show(next)
    }
    void openRecorder({ code, calls, show: showWhile, signal })
    return () => end.abort()
  }, [code])
  const comeBack = useEffectEvent(() => {
    if (opening.kind === 'open') opening.recorder.poke()
    if (opening.kind === 'away') onConnection()
  })
  useEffect(() => {
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [])
  return opening
}
