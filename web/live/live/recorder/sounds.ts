import { nextPieceOf, restLeftIn, type Run } from './run.ts'

/** The last seconds of a rest, the beginning of a piece, and its end. */
export type Cue = 'soon' | 'go' | 'end'

/** Seconds of a rest that are counted aloud. */
const COUNTED_S = 3

type Heard = Pick<Run, 'piece'>

/** What is to be heard of a recording now, after it was heard as it was before. */
export function cueOf(before: Heard, run: Run, at: number): Cue | null {
  const [was, is] = [before.piece, run.piece]
  const isOther = is !== null && was?.place !== is.place
  if (is !== null && !is.ended) return isOther ? 'go' : null
  if (is?.ended === true && (isOther || was?.ended === false)) return 'end'
  const left = restLeftIn(run, at)
  if (left === null || nextPieceOf(run) === undefined) return null
  const second = Math.ceil(left)
  return second > 0 && second <= COUNTED_S ? 'soon' : null
}

const TONES: Record<Cue, { hertz: number; seconds: number }> = {
  soon: { hertz: 660, seconds: 0.12 },
  go: { hertz: 990, seconds: 0.6 },
  end: { hertz: 440, seconds: 0.6 },
}
const LOUD = 0.6
const FADE_S = 0.02

let audio: AudioContext | undefined

/** Within a tap: phones let a page be heard only after that. */
export function readySounds(): void {
  if (!('AudioContext' in window)) return
  audio ??= new AudioContext()
  void audio.resume().catch(() => undefined)
}

export function sound(cue: Cue): void {
  if (audio?.state !== 'running') return
  const { hertz, seconds } = TONES[cue]
  const [tone, gain] = [audio.createOscillator(), audio.createGain()]
  const end = audio.currentTime + seconds
  tone.frequency.value = hertz
  gain.gain.setValueAtTime(LOUD, end - FADE_S)
  gain.gain.linearRampToValueAtTime(0, end)
  tone.connect(gain).connect(audio.destination)
  tone.start()
  tone.stop(end)
}
