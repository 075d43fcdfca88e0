import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  cuesBetween,
  type ClockPlan,
  type ClockRun,
  type Cue,
} from '#domain/performance-tests/step-clock.ts'

const TICK_MS = 200
/** What was due while the page slept is not made up for. */
const LATE_MS = 1500
const TONES: Record<Cue, { hertz: number; seconds: number }> = {
  count: { hertz: 660, seconds: 0.12 },
  start: { hertz: 990, seconds: 0.6 },
  end: { hertz: 440, seconds: 0.6 },
}

/** The time now, some times a second while the clock runs, and the sounds that are due. */
export function useClock(plan: ClockPlan, run: ClockRun, sound: { play: (cue: Cue) => void }) {
  const [now, setNow] = useState(() => Date.now())
  const last = useRef(now)
  const isRunning = run.started_at !== null && run.stopped_at === null
  const tick = useEffectEvent(() => {
    const at = Date.now()
    if (at - last.current < LATE_MS)
      for (const cue of cuesBetween(plan, run, last.current, at)) sound.play(cue)
    last.current = at
    setNow(at)
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return run.stopped_at ?? now
}

/** Sounds of the clock; the browser lets them out once the person has pressed something. */
export function useSound(isOn: boolean) {
  const context = useRef<AudioContext | null>(null)
  useEffect(
    () => () => {
      void context.current?.close()
      context.current = null
    },
    [],
  )
  function play(cue: Cue) {
    if (!isOn || !('AudioContext' in window)) return
    const audio = (context.current ??= new AudioContext())
    void audio.resume()
    const { hertz, seconds } = TONES[cue]
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.4, audio.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds)
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + seconds)
  }
  return { play }
}
