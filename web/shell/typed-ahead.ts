import { isOfComposing } from '../ui/is-enter.ts'

/** Long enough for a screen to come over a slow line; then the keys are those of the app again. */
const WAITS_MS = 5000

type Ahead = { text: string; isEntered: boolean }
type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode' | 'timeStamp'
>

let kept: (Ahead & { since: number }) | null = null

/** From now on what is typed is kept, until the field that it is meant for takes it. */
export function keepTyping(since: number): void {
  kept = { text: '', isEntered: false, since }
}

/** Whether a press was kept for a field that is yet to come. */
export function keepPress(press: Press): boolean {
  if (kept === null || press.ctrlKey || press.metaKey || press.altKey || isOfComposing(press))
    return false
  if (press.timeStamp - kept.since > WAITS_MS) {
    kept = null
    return false
  }
  if (press.key === 'Enter') kept.isEntered = true
  else if (press.key === 'Backspace') kept.text = kept.text.slice(0, -1)
  else if ([...press.key].length === 1) kept.text += press.key
  else return false
  return true
}

/** What was typed before the field had the focus; it gets everything that follows itself. */
export function takeTyped(): Ahead {
  const { text, isEntered } = kept ?? { text: '', isEntered: false }
  kept = null
  return { text, isEntered }
}
